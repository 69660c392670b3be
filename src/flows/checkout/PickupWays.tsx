import { Link } from '@tanstack/react-router';
import type { SetUpOrder } from '#domain/order/order.ts';
import '#src/text/lazy/checkout-facts.ts';
import { text } from '#src/text/text.ts';
import * as css from './PickupWays.css.ts';

interface PickupWaysProps {
  readonly order: Pick<SetUpOrder, 'destination' | 'cafe'>;
}

/** The ways to pick the order up at its cafe. Another one leads to its times there, which differ, and changes nothing before one is chosen. */
export const PickupWays = ({ order: { destination, cafe } }: PickupWaysProps) => (
  <ul aria-label={text('checkout.ways')} className={css.ways}>
    {cafe.pickupWays?.map((way) => (
      <li key={way} className={css.way}>
        {way === destination ? (
          <span aria-current="true" className={css.here}>
            {wayText(way)}
          </span>
        ) : (
          <Link
            to="/app/startOrder.html"
            search={{ destination: way, cafeId: cafe.id, returnTo: '/app/checkout.html' }}
            className={css.other}
          >
            {wayText(way)}
          </Link>
        )}
      </li>
    ))}
  </ul>
);

/** Of several ways to pick it up the one inside has a name of its own. */
const wayText = (way: SetUpOrder['destination']): string => text(way === 'RPU' ? 'checkout.ways.counter' : `destination.${way}`);
