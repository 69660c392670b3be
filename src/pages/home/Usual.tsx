import { Link } from '@tanstack/react-router';
import type { CartItem } from '#domain/cart/cart.ts';
import type { UsualToday } from '#domain/home/usual.ts';
import { formatCents } from '#domain/money/money.ts';
import type { PastOrder } from '#domain/order/past-order.ts';
import { lineDetails } from '#src/flows/cart/line-details.ts';
import { OrderAgain } from '#src/flows/kit/OrderAgain.tsx';
import { sceneOf } from '#src/pictures/pictures.ts';
import '#src/text/lazy/home-returning.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { FoodScene } from '#src/ui/FoodScene.tsx';
import { row, rows, rowWords } from './Home.css.ts';
import * as css from './Returning.css.ts';
import { Ways } from './Ways.tsx';

/** Of the usual. */
const MOST_LINES = 3;

interface UsualProps {
  /** The newest first; one or more. */
  readonly orders: readonly PastOrder[];
  /** What is in the first; null: not known yet, or it could not be read. */
  readonly lines: readonly CartItem[] | null;
  /** Null: not known. */
  readonly today: UsualToday | null;
  /** The day an order was placed, formatted; null where it is not known. */
  readonly dayPlaced: (order: PastOrder) => string | null;
  readonly onOrderAgain: (order: PastOrder) => void;
}

/** What a member had before, to have again by one press; then the ways to something new (CART-33). */
export function Usual({ orders, lines, today, dayPlaced, onOrderAgain }: UsualProps) {
  const [usual, ...others] = orders;
  if (usual === undefined) return null;
  const facts = (order: PastOrder) => [dayPlaced(order), order.cafeName].filter(Boolean).join(' · ');
  return (
    <>
      <div className={css.order}>
        <FoodScene {...sceneOf(lines?.[0]?.imgKey)} className={css.scene} isEager />
        <div className={css.words}>
          {lines === null ? (
            <p>
              <strong>{usual.items.slice(0, MOST_LINES).join(', ')}</strong>
            </p>
          ) : (
            lines.slice(0, MOST_LINES).map((line) => (
              <p key={line.sequenceNum}>
                <strong>
                  {line.quantity > 1 ? text('homeReturning.usual.several', { count: line.quantity, name: line.name }) : line.name}
                </strong>{' '}
                <span className={css.quiet}>{lineDetails(line).join(', ')}</span>
              </p>
            ))
          )}
          {usual.items.length > MOST_LINES && <p>{text('homeReturning.order.more', { count: usual.items.length - MOST_LINES })}</p>}
          <p className={css.quiet}>{facts(usual)}</p>
        </div>
      </div>
      <div className={css.actions}>
        <Button isWide onClick={() => onOrderAgain(usual)}>
          {today?.hasChanged
            ? text('homeReturning.usual.changed')
            : text('homeReturning.usual.again', { price: today?.price == null ? '' : formatCents(today.price) }).trim()}
        </Button>
        <Link to="/app/menu.html" className={buttonClass({ tone: 'neutral', isWide: true })}>
          {text('homeReturning.order.menu')}
        </Link>
      </div>
      {others.length > 0 && (
        <ul className={`${rows} ${css.others}`} aria-label={text('homeReturning.usual.others')}>
          {others.map((order) => (
            <li key={order.orderId} className={row}>
              <span className={rowWords}>
                {order.items.join(', ')}
                <br />
                <span className={css.quiet}>{facts(order)}</span>
              </span>
              <OrderAgain name={order.items.join(', ')} onClick={() => onOrderAgain(order)} />
            </li>
          ))}
        </ul>
      )}
      <Ways heading={text('homeReturning.usual.ways')} />
    </>
  );
}
