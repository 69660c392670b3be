import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { subtotalOf } from '#domain/cart/sums.ts';
import { formatCents } from '#domain/money/money.ts';
import { itemCount } from '#domain/navigation/order-bar.ts';
import { lineDetails } from '#src/flows/cart/line-details.ts';
import { sceneOf } from '#src/pictures/pictures.ts';
import '#src/text/lazy/home-returning.ts';
import '#src/text/lazy/home.ts';
import { text } from '#src/text/text.ts';
import { Block } from '#src/ui/Blocks.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { FoodScene } from '#src/ui/FoodScene.tsx';
import * as css from './Returning.css.ts';
import { Ways } from './Ways.tsx';

/** Of the cart's lines. */
const MOST_LINES = 2;

interface OrderInHandProps {
  /** How and where. */
  readonly what: string;
  /** When, drawn. */
  readonly when: ReactNode;
  /** What is in the cart; null: nothing; undefined: it is not known yet. */
  readonly cart: Pick<Cart, 'items' | 'cartSummary'> | null | undefined;
  /** The cart could not be loaded: its lines are left out, the way to it stays. Default: false. */
  readonly isUnloaded?: boolean;
}

/** The order that was set up in this browser, and the ways on, below the heading of the page. */
export function OrderInHand({ what, when, cart, isUnloaded = false }: OrderInHandProps) {
  const hasItems = cart === undefined || (cart !== null && cart.items.length > 0);
  return (
    <>
      <div className={css.order}>
        {hasItems && <FoodScene {...sceneOf(cart?.items[0]?.imgKey)} className={css.scene} isEager />}
        <div className={css.words}>
          {hasItems && !isUnloaded && <Lines cart={cart} />}
          <p className={css.quiet}>
            {what} · {when}
          </p>
        </div>
      </div>
      <div className={css.actions}>
        {hasItems ? (
          <>
            <Link to="/app/cart.html" className={buttonClass({ isWide: true })}>
              {text('homeReturning.order.cart')}
            </Link>
            <Link to="/app/menu.html" className={buttonClass({ tone: 'neutral', isWide: true })}>
              {text('homeReturning.order.keep')}
            </Link>
          </>
        ) : (
          <Link to="/app/menu.html" className={buttonClass({ isWide: true })}>
            {text('homeReturning.order.menu')}
          </Link>
        )}
      </div>
      <Ways heading={text('homeReturning.ways')} />
    </>
  );
}

function Lines({ cart }: { readonly cart: Pick<Cart, 'items' | 'cartSummary'> | undefined | null }) {
  if (!cart) return <Block lines={2} />;
  const { items } = cart;
  const count = itemCount({ items });
  const more = items.length - MOST_LINES;
  const price = formatCents(subtotalOf(cart));
  return (
    <>
      {items.slice(0, MOST_LINES).map((item) => (
        <p key={item.sequenceNum}>
          <strong>{item.name}</strong> <span className={css.quiet}>{lineDetails(item).join(', ')}</span>
        </p>
      ))}
      {more > 0 && <p>{text('homeReturning.order.more', { count: more })}</p>}
      <p className={css.price}>{text('homeReturning.order.items', { count, price })}</p>
    </>
  );
}
