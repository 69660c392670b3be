import { useEffect, useRef } from 'react';
import type { FoundCafe } from '#domain/cafe/cafe.ts';
import { formatMiles } from '#domain/cafe/distance.ts';
import { hoursOf, standingOf } from '#src/flows/cafe-search/cafe-facts.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import * as css from './AddressSearch.css.ts';

interface OutOfReachProps {
  /** The cafe for a pickup; null: there is none, or it is not known. */
  readonly cafe: FoundCafe | null;
  /** The cafe-local time of now in a zone. */
  readonly now: (timeZone: string) => string;
}

/** No cafe delivers to the address: why a pickup is worth it, and where. The heading takes the focus, and so is read out. */
export function OutOfReach({ cafe, now }: OutOfReachProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={css.answer} aria-labelledby="out-of-reach">
      <h2 id="out-of-reach" ref={heading} tabIndex={-1} className={css.heading}>
        {text('addressSearch.outOfReach')}
      </h2>
      <p className={css.quiet}>{whyOf(cafe)}</p>
      {cafe && <CafeCard cafe={cafe} now={now(cafe.timeZone)} />}
    </section>
  );
}

function whyOf(cafe: FoundCafe | null): string {
  if (cafe === null) return text('addressSearch.outOfReach.none');
  const words = { cafe: cafe.name, miles: formatMiles(cafe.distance), minutes: cafe.leadTime ?? 0 };
  return text(cafe.leadTime === null ? 'addressSearch.outOfReach.later' : 'addressSearch.outOfReach.soon', words);
}

function CafeCard({ cafe, now }: { readonly cafe: FoundCafe; readonly now: string }) {
  const standing = standingOf(cafe);
  const hours = hoursOf(cafe, now);
  return (
    <div className={css.card}>
      <h3>{cafe.name}</h3>
      <p className={css.quiet}>{[cafe.street, cafe.city].join(', ')}</p>
      <p className={css.quiet}>
        {hours}
        {hours !== '' && standing && ' · '}
        {standing && <span className={css.standing({ tone: standing.tone })}>{standing.words}</span>}
      </p>
    </div>
  );
}
