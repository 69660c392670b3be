import type { ReactNode } from 'react';
import type { MapPoint } from '#domain/cafe/map-view.ts';
import type { MapSource } from '#domain/config/config.ts';
import { formatPhone } from '#domain/phone/format.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';
import type { ConfirmedCafe } from './confirmed-cafe.ts';
import * as css from './Confirmation.css.ts';

const CafePlace = lazyExtra(async () => (await import('#src/flows/kit/map/CafePlace.tsx')).CafePlace);

interface CafeCardProps {
  readonly cafe: ConfirmedCafe;
  /** Until when it is open, or when it opens; empty where it is not known. */
  readonly hours: string;
  /** Null where it is not known. */
  readonly place: MapPoint | null;
  readonly map: MapSource;
  /** What else there is to know about it; null: nothing, or not yet. */
  readonly note: ReactNode;
}

/** The cafe of the order: where it is, how long it is open, how to reach it. */
export function CafeCard({ cafe: { name, address, phone }, hours, place, map, note }: CafeCardProps) {
  // Its room is kept; what is to do comes first.
  const isDue = useAfterFirstPage();
  return (
    <section className={css.cafe} aria-labelledby="confirmation-cafe">
      {place && map !== 'none' && (
        <div className={css.map}>{isDue && <CafePlace cafeId="confirmation-cafe" name={name} place={place} map={map} />}</div>
      )}
      <div className={css.cafeWords}>
        <h2 id="confirmation-cafe" className={css.cafeName}>
          {name}
        </h2>
        <p>{address}</p>
        {hours !== '' && <p>{hours}</p>}
        <p>
          <a className={css.phone} href={`tel:${phone}`}>
            {formatPhone(phone)}
          </a>
        </p>
        {note}
      </div>
    </section>
  );
}
