import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { FoundCafe } from '#domain/cafe/cafe.ts';
import type { MapSource } from '#domain/config/config.ts';
import { hoursOf, orderLabelOf, standingOf } from '#src/flows/cafe-search/cafe-facts.ts';
import { pinOf, rowIdOf } from '#src/flows/cafe-search/cafe-pin.ts';
import { useActiveRow } from '#src/flows/cafe-search/useActiveRow.ts';
import { MapPicture } from '#src/flows/kit/map/MapPicture.tsx';
import '#src/text/lazy/home.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { useIsDesk } from '#src/ui/useIsDesk.ts';
import { NumberDisc } from '#src/ui/NumberDisc.tsx';
import * as css from './Home.css.ts';

const MOST_CAFES = 3;

interface CafesNearProps {
  /** The nearest first; none: there is no such part of the page. */
  readonly cafes: readonly FoundCafe[];
  /** The cafe-local time of now in a zone. */
  readonly now: (timeZone: string) => string;
  readonly map: MapSource;
}

/** Cafes around the place of the last order. How far they are from the guest is not known without asking. */
export function CafesNear({ cafes, now, map }: CafesNearProps) {
  const list = useRef<HTMLUListElement>(null);
  const active = useActiveRow(list);
  const isDesk = useIsDesk();
  if (cafes.length === 0) return null;
  const shown = cafes.slice(0, MOST_CAFES);
  const hasMap = isDesk && map !== 'none';
  return (
    <section className={css.section} aria-labelledby="home-cafes">
      <div className={css.head}>
        <h2 id="home-cafes">{text('home.cafes')}</h2>
      </div>
      <div className={css.near}>
        <ul ref={list} className={css.rows}>
          {shown.map((cafe, at) => (
            <Row key={cafe.cafeId} cafe={cafe} position={at + 1} now={now(cafe.timeZone)} />
          ))}
        </ul>
        {hasMap && (
          <div className={css.nearMap}>
            <MapPicture
              source={map}
              pins={shown.map(pinOf)}
              here={null}
              marked={active}
              onPick={(id) => document.getElementById(id)?.focus()}
            />
          </div>
        )}
      </div>
    </section>
  );
}

function Row({ cafe, position, now }: { readonly cafe: FoundCafe; readonly position: number; readonly now: string }) {
  const { cafeId, name, street, city } = cafe;
  const action = orderLabelOf(cafe, now);
  const hours = hoursOf(cafe, now);
  const standing = standingOf(cafe);
  return (
    <li className={css.cafe}>
      <NumberDisc of={position} />
      <div className={css.rowWords}>
        <h3 id={rowIdOf(cafeId)} className={css.cafeName} tabIndex={-1}>
          {name}
        </h3>
        <p className={css.small}>{[street, city].join(', ')}</p>
        <p className={css.small}>
          {hours}
          {standing?.tone === 'good' && (
            <>
              {hours !== '' && ' · '}
              <span className={css.good}>{standing.words}</span>
            </>
          )}
        </p>
      </div>
      <div className={css.order}>
        <Link
          to="/app/startOrder.html"
          search={{ cafeId, destination: 'RPU' }}
          className={buttonClass({ tone: 'secondary', size: 'small', isWide: true })}
          aria-label={text('cafeSearch.orderAt', { action, cafe: name })}
        >
          {action}
        </Link>
      </div>
    </li>
  );
}
