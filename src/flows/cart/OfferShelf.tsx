import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { formatCents, type Cents } from '#domain/money/money.ts';
import type { PriceOverride } from '#domain/pricing/overrides.ts';
import { AddButton } from '#src/flows/kit/AddButton.tsx';
import { LazyPriceWas } from '#src/flows/dynamic-pricing/LazyPriceWas.tsx';
import { pictureOf } from '#src/pictures/pictures.ts';
import '#src/text/lazy/cart.ts';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import * as css from './Cart.css.ts';

interface OfferShelfProps {
  readonly heading: string;
  /** `price`: of what is added, in cents; `override`: what rules have done to it, null: nothing (PRICING-02). */
  readonly offers: readonly { readonly placard: MenuPlacard; readonly price: Cents; readonly override: PriceOverride | null }[];
  /** Resolves once the item is in the cart, or is not going to be. */
  readonly onAdd: (placard: MenuPlacard) => Promise<void>;
}

/** Items to add with one press, below the cart lines; renders nothing without an offer. */
export const OfferShelf = (props: OfferShelfProps) => (props.offers.length === 0 ? null : <Shelf {...props} />);

/** Keeps the focus on the shelf when the item added leaves it. A shelf that has just appeared takes no focus. */
function Shelf({ heading, offers, onAdd }: OfferShelfProps) {
  const id = useId();
  const shelf = useKeptFocus<HTMLElement>(offers.map(({ placard }) => placard.placardId).join(' '));
  return (
    <section ref={shelf} tabIndex={-1} aria-labelledby={id} className={css.shelf}>
      <h2 id={id} className={css.shelfHeading}>
        {heading}
      </h2>
      <ul>
        {offers.map(({ placard, price, override }) => (
          <li key={placard.placardId} className={css.offer}>
            <Thumbnail src={pictureOf(placard.imgKey)} size="line" />
            <div className={css.offerWords}>
              <Link to="/app/product/{$placardHash}.html" params={{ placardHash: placard.hash }} className={css.offerName}>
                {placard.name}
              </Link>
              <span className={css.quiet}>
                {formatCents(price)}
                {override && <LazyPriceWas was={override.originalPrice} rules={override.rules} />}
              </span>
            </div>
            <AddButton {...{ placard, onAdd }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
