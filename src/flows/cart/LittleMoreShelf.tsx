import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide';
import type { LittleMore } from '#domain/menu/little-more.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { formatCents } from '#domain/money/money.ts';
import { pictureOf } from '#src/pictures/pictures.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import * as css from './Cart.css.ts';

interface LittleMoreShelfProps {
  readonly offers: readonly LittleMore[];
  readonly onAdd: (placard: MenuPlacard) => void;
}

/** What would bring a delivery to its minimum, below the lines of the cart (CAFE-09). */
export function LittleMoreShelf({ offers, onAdd }: LittleMoreShelfProps) {
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="little-more">
      <h2 id="little-more" className={css.shelfHeading}>
        {text('cart.minimum.more')}
      </h2>
      <ul>
        {offers.map(({ placard, price }) => (
          <li key={placard.placardId} className={css.offer}>
            <Thumbnail src={pictureOf(placard.imgKey)} size="small" />
            <div className={css.offerWords}>
              <Link to="/app/product/{$placardHash}.html" params={{ placardHash: placard.hash }} className={css.offerName}>
                {placard.name}
              </Link>
              <span className={css.quiet}>{formatCents(price)}</span>
            </div>
            <IconButton
              tone="accent"
              isRound
              icon={Plus}
              label={text('menu.add', { name: placard.name })}
              // The second press of a double click is part of one gesture.
              onClick={({ detail }) => detail < 2 && onAdd(placard)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
