import type { ComponentProps } from 'react';
import { inline } from './InlineButton.css.ts';

/** A button among the words of a sentence. */
export const InlineButton = (props: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button type="button" {...props} className={inline} />
);
