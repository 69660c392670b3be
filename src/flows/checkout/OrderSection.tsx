import type { ReactNode } from 'react';
import type { SetUpOrder } from '#domain/order/order.ts';
import { EditOrder } from '#src/flows/kit/EditOrder.tsx';
import { quiet, what } from '#src/flows/kit/OrderPlace.css.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import type { TimeWords, Untimely } from '#src/flows/kit/untimely.ts';
import { orderWhen } from './order-when.ts';
import * as css from './OrderSection.css.ts';

interface OrderSectionProps {
  readonly order: SetUpOrder;
  /** The cafe-local time of now. */
  readonly now: string;
  /** Room for a map is kept. Default: false. */
  readonly hasMap?: boolean;
  /** The cafe on a map, already drawn. Default: nothing. */
  readonly map?: ReactNode;
  /** The ways to pick it up, already drawn; room for them is kept where there are several. Default: nothing. */
  readonly ways?: ReactNode;
  /** In the place of the time. Default: the order can be had at its time. */
  readonly untimely?: Untimely | TimeWords | null;
  /** What watches whether it can, already drawn. Default: nothing. */
  readonly watch?: ReactNode;
}

const RETURN_TO = '/app/checkout.html';

/** How, where and when under a heading of the checkout, with the way to change it (NAV-05 to -10). */
export function OrderSection({ order, now, hasMap = false, map, ways, untimely, watch }: OrderSectionProps) {
  const { destination, cafe } = order;
  const when = untimely?.when ?? orderWhen(order, now);
  return (
    <section aria-label={text('shell.order')}>
      <div className={css.head}>
        <h2>{text(`destination.${destination}`)}</h2>
        {!hasMap && <EditOrder returnTo={RETURN_TO} />}
      </div>
      {destination === 'DELIVERY' ? (
        <DeliveryRows order={order} when={when} />
      ) : (
        <div className={css.place}>
          {hasMap && <div className={css.map}>{map}</div>}
          <div className={css.words}>
            <p className={what}>{cafe.name}</p>
            <p className={quiet}>{cafe.address}</p>
            <div className={css.foot}>
              <p className={untimely ? quiet : css.ready}>{when}</p>
              {hasMap && <EditOrder returnTo={RETURN_TO} />}
            </div>
          </div>
        </div>
      )}
      {cafe.pickupWays?.includes(destination) && <div className={css.ways}>{ways}</div>}
      {watch}
    </section>
  );
}

function DeliveryRows({ order, when }: { readonly order: SetUpOrder; readonly when: string }) {
  const { address, cafe } = order;
  const street = [address?.address1, address?.address2].filter(Boolean).join(', ');
  const town = address === null ? '' : `${address.city}, ${address.state} ${address.postalCode}`;
  const rows = [
    { label: text('checkout.delivery.to'), value: [street, town] },
    { label: text('checkout.delivery.from'), value: [cafe.name] },
    { label: text('checkout.delivery.arrives'), value: [when] },
    { label: text('checkout.delivery.instructions'), value: [address?.instructions ?? ''] },
  ].filter(({ value }) => value.join('').trim() !== '');
  return (
    <dl>
      {rows.map(({ label, value }) => (
        <div key={label} className={css.row}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>
            {value.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
