import type { UnavailableLine } from '#domain/cart/orderable.ts';
import type { CartEvent } from '#machines/cart/cart.types.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { pictureOf } from '#src/pictures/pictures.ts';
import * as css from './Cart.css.ts';
import { reasonOf } from './unavailable-reason.ts';

interface UnavailableRowProps {
  readonly line: UnavailableLine;
  /** No further change is taken for now. */
  readonly isLocked: boolean;
  readonly send: (event: CartEvent) => void;
  readonly level: 'h2' | 'h3';
}

/** A line that the server keeps but no longer describes: its name, why it cannot be ordered, and the way to remove it. */
export function UnavailableRow({ line, isLocked, send, level: Heading }: UnavailableRowProps) {
  const { sequenceNum } = line;
  const name = line.name ?? text('cart.unavailable.unnamed');
  return (
    <li className={css.line}>
      <Thumbnail src={pictureOf(null)} size="line" isDimmed />
      <div className={css.words}>
        <Heading className={css.name}>{name}</Heading>
        <p className={css.gone}>{reasonOf(line, null)}</p>
      </div>
      <div className={css.actions}>
        <Button
          tone="quiet"
          aria-label={text('cart.remove.line', { name })}
          aria-disabled={isLocked || undefined}
          onClick={() => !isLocked && send({ type: 'line.removed', sequenceNum })}
        >
          {text('cart.remove')}
        </Button>
      </div>
    </li>
  );
}
