import { CircleCheck } from 'lucide';
import type { FoundCafe } from '#domain/cafe/cafe.ts';
import { formatMiles } from '#domain/cafe/distance.ts';
import { formatCents } from '#domain/money/money.ts';
import { hoursOf } from '#src/flows/cafe-search/cafe-facts.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import * as css from './AddressSearch.css.ts';

interface DeliveryFactsProps {
  /** We deliver to the address that was checked. */
  readonly isDeliverable: boolean;
  /** The cafe that delivers there; null until it is known. */
  readonly cafe: FoundCafe | null;
  /** The least that it delivers, in cents; null: it has none, or it is not known. */
  readonly minimum: number | null;
  /** The cafe-local time of now in a zone. */
  readonly now: (timeZone: string) => string;
}

/** What a delivery to the address means, and until that is known, what it takes to know it. */
export function DeliveryFacts({ isDeliverable, cafe, minimum, now }: DeliveryFactsProps) {
  const facts = isDeliverable && cafe ? factsOf(cafe, minimum, now(cafe.timeZone)) : [];
  return (
    <div>
      <LiveRegion>
        {isDeliverable && (
          <h2 className={css.deliverable}>
            <Icon of={CircleCheck} />
            {text('addressSearch.deliverable')}
          </h2>
        )}
      </LiveRegion>
      {!isDeliverable && <p className={css.quiet}>{text('addressSearch.facts.wait')}</p>}
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={css.fact}>
              <dt className={css.quiet}>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function factsOf(cafe: FoundCafe, minimum: number | null, now: string) {
  const from = text('addressSearch.from.cafe', { cafe: cafe.name, miles: formatMiles(cafe.distance) });
  const hours = hoursOf(cafe, now);
  return [
    { label: text('addressSearch.from'), value: from },
    cafe.leadTime === null
      ? { label: text('addressSearch.hours'), value: hours }
      : { label: text('addressSearch.arrives'), value: text('addressSearch.arrives.in', { minutes: cafe.leadTime }) },
    {
      label: text('addressSearch.minimum'),
      value: minimum === null ? '' : text('addressSearch.minimum.amount', { amount: formatCents(minimum) }),
    },
  ].filter(({ value }) => value !== '');
}
