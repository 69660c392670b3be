import type { ReactNode } from 'react';
import type { MapPoint } from '#domain/cafe/map-view.ts';
import type { MapSource } from '#domain/config/config.ts';
import { formatPhone } from '#domain/phone/format.ts';
import { CafePlace } from '#src/flows/kit/map/CafePlace.tsx';
import type { ConfirmedCafe } from './confirmed-cafe.ts';
import * as css from './Confirmation.css.ts';

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
export const CafeCard = ({ cafe: { name, address, phone }, hours, place, map, note }: CafeCardProps) => (
  <section className={css.cafe} aria-labelledby="confirmation-cafe">
    {place && map !== 'none' && (
      <div className={css.map}>
        <CafePlace cafeId="confirmation-cafe" name={name} place={place} map={map} />
      </div>
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
