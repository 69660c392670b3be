import type { ReactNode } from 'react';
import type { SetUpOrder } from '#domain/order/order.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { EditOrder } from './EditOrder.tsx';
import * as css from './OrderPlace.css.ts';
import { whenWords } from './when-words.ts';

interface OrderPlaceProps {
  readonly order: SetUpOrder;
  /** The cafe-local time of now. */
  readonly now: string;
  /** The page to come back to. */
  readonly returnTo: string;
  /** That the cafe takes no order now, already drawn. Default: nothing. */
  readonly closed?: ReactNode;
}

/** How, where and when, with the way to change it, among the contents of a page (NAV-05 to -10). */
export function OrderPlace({ order, now, returnTo, closed }: OrderPlaceProps) {
  const { destination, cafe, address } = order;
  const street = [address?.address1, address?.address2].filter(Boolean).join(', ');
  return (
    <Stack gap={12}>
      <section className={css.place} aria-label={text('shell.order')}>
        <div className={css.words}>
          <p className={css.what}>{text(`cart.place.${destination}`, { cafe: cafe.name, street })}</p>
          <p className={css.quiet}>{whenWords(order, now)}</p>
        </div>
        <EditOrder returnTo={returnTo} />
      </section>
      {closed}
    </Stack>
  );
}
