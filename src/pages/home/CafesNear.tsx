import { Link } from '@tanstack/react-router';
import type { FoundCafe } from '#contract/cafe.ts';
import { hoursOf, orderLabelOf, standingOf } from '#src/flows/cafe-search/cafe-facts.ts';
import '#src/text/lazy/home.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { NumberDisc } from '#src/ui/NumberDisc.tsx';
import * as css from './Home.css.ts';

const MOST_CAFES = 3;

interface CafesNearProps {
  /** The nearest first; none: there is no such part of the page. */
  readonly cafes: readonly FoundCafe[];
  /** The cafe-local time of now in a zone. */
  readonly now: (timeZone: string) => string;
}

/** Cafes around the place of the last order. How far they are from the guest is not known without asking. */
export const CafesNear = ({ cafes, now }: CafesNearProps) =>
  cafes.length === 0 ? null : (
    <section className={css.section} aria-labelledby="home-cafes">
      <div className={css.head}>
        <h2 id="home-cafes">{text('home.cafes')}</h2>
      </div>
      <ul className={`${css.rows} ${css.near}`}>
        {cafes.slice(0, MOST_CAFES).map((cafe, at) => (
          <Row key={cafe.cafeId} cafe={cafe} position={at + 1} now={now(cafe.cafeTZ)} />
        ))}
      </ul>
    </section>
  );

function Row({ cafe, position, now }: { readonly cafe: FoundCafe; readonly position: number; readonly now: string }) {
  const { cafeId, name, address, city } = cafe;
  const action = orderLabelOf(cafe, now);
  const hours = hoursOf(cafe, now);
  const standing = standingOf(cafe);
  return (
    <li className={css.cafe}>
      <NumberDisc of={position} />
      <div className={css.rowWords}>
        <h3>{name}</h3>
        <p className={css.small}>{[address, city].join(', ')}</p>
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
