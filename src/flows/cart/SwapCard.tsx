import type { CartItem } from '#domain/cart/cart.ts';
import type { Substitute } from '#domain/menu/substitute.ts';
import { formatCents } from '#domain/money/money.ts';
import { pictureOf } from '#src/pictures/pictures.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/swap.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import * as css from './SwapCard.css.ts';

export interface SwapCardProps {
  /** The line that cannot be ordered. */
  readonly former: Pick<CartItem, 'sequenceNum' | 'itemId' | 'name'>;
  readonly substitute: Substitute;
  /** The swap is under way. */
  readonly isBusy: boolean;
  /** No change is taken for now. */
  readonly isOff: boolean;
  /** Why it is not there yet. Default: nothing. */
  readonly note?: string | null;
  readonly onSwap: () => void;
}

/** What can be had in place of a line, with the button that puts it there. */
export function SwapCard({ former, substitute: { placard, line, price }, isBusy, isOff, note = null, onSwap }: SwapCardProps) {
  const { name, quantity } = line;
  return (
    <div className={css.card}>
      <Thumbnail src={pictureOf(placard.imgKey)} size="small" />
      <div className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.price}>
          {quantity > 1 ? text('cart.swap.several', { count: quantity, price: formatCents(quantity * price) }) : formatCents(price)}
        </span>
      </div>
      <Button
        tone="neutral"
        isBusy={isBusy}
        aria-disabled={isOff || undefined}
        aria-label={text('cart.swap.line', { former: former.name, name })}
        // The second press of a double click is part of one gesture.
        onClick={({ detail }) => detail < 2 && !isOff && onSwap()}
      >
        {text('cart.swap')}
      </Button>
      <LiveRegion>{note !== null && <p className={css.note}>{note}</p>}</LiveRegion>
    </div>
  );
}
