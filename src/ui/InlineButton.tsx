import type { ComponentProps } from 'react';
import { apart, inline } from './InlineButton.css.ts';

interface InlineButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  /** Stands outside a sentence, as high as other buttons. Default: false. */
  readonly isApart?: boolean;
}

/** A button that looks like a link, among the words of a sentence or beside what it is about. */
export const InlineButton = ({ isApart = false, ...props }: InlineButtonProps) => (
  <button type="button" {...props} className={isApart ? apart : inline} />
);
