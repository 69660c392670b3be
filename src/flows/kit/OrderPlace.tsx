import type { ReactNode } from 'react';
import type { SetUpOrder } from '#domain/order/order.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import type { TimeWords, Untimely } from './untimely.ts';
import { EditOrder } from './EditOrder.tsx';
import * as css from './OrderPlace.css.ts';
import { whenWords } from './when-words.ts';

interface OrderPlaceProps {
  readonly order: SetUpOrder;
  /** The cafe-local time of now. */
  readonly now: string;
  /** The page to come back to. */
  readonly returnTo: string;
  /** In the place of the time. Default: the order can be had at its time. */
  readonly untimely?: Untimely | TimeWords | null;
  /** What watches whether it can, already drawn. Default: nothing. */
  readonly watch?: ReactNode;
}

/** How, where and when, with the way to change it, among the contents of a page (NAV-05 to -10). */
export function OrderPlace({ order, now, returnTo, untimely, watch }: OrderPlaceProps) {
  const { destination, cafe, address } = order;
  const street = [address?.address1, address?.address2].filter(Boolean).join(', ');
  return (
    <section className={css.place} aria-label={text('shell.order')}>
      <div className={css.words}>
        <p className={css.what}>{text(`cart.place.${destination}`, { cafe: cafe.name, street })}</p>
        <p className={css.when}>{untimely?.when ?? whenWords(order, now)}</p>
      </div>
      <EditOrder returnTo={returnTo} />
      {watch}
    </section>
  );
}
