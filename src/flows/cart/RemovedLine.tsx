import { Undo2 } from 'lucide';
import { useEffect, useRef } from 'react';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { isFocusFree } from './useReturnedLine.ts';
import * as css from './Cart.css.ts';

interface RemovedLineProps {
  readonly name: string;
  readonly onUndo: () => void;
  /** No further change is taken for now. */
  readonly isLocked: boolean;
}

/** In the place of a line that was removed: the way to put it back. */
export function RemovedLine({ name, onUndo, isLocked }: RemovedLineProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // To the heading it goes where the line leaves before this row comes.
    if (isFocusFree()) row.current?.querySelector<HTMLElement>('[data-undo]')?.focus();
  }, []);
  return (
    <li ref={row} className={css.removed}>
      {text('cart.removed', { name })}
      <Button tone="quiet" data-undo aria-disabled={isLocked || undefined} onClick={() => !isLocked && onUndo()}>
        <Icon of={Undo2} />
        {text('cart.undo')}
      </Button>
    </li>
  );
}
