import { Tag } from 'lucide';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { Fold } from '#src/ui/Fold.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

export interface CodeLineProps {
  /** Default: false. */
  readonly isOpenAtFirst?: boolean;
  /** The guest wants the field of a code. */
  readonly onOpen?: () => void;
  /** Loads what did not come; null: it is on the way. */
  readonly onRetry?: (() => void) | null;
}

/** The way to the field of a code, until that is there. */
export const CodeLine = ({ isOpenAtFirst = false, onOpen, onRetry = null }: CodeLineProps) => (
  <Fold label={text('cart.code')} icon={Tag} isOpenAtFirst={isOpenAtFirst} {...(onOpen && { onToggle: (isOpen) => isOpen && onOpen() })}>
    {onRetry === null ? (
      <Spinner label={text('cart.code.loading')} />
    ) : (
      <Notice tone="bad" action={{ label: text('page.error.retry'), onAct: onRetry }}>
        {text('cart.code.unloaded')}
      </Notice>
    )}
  </Fold>
);
