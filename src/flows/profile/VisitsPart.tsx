import type { Visits } from '#domain/account/visits.ts';
import '#src/text/lazy/visits.ts';
import { text } from '#src/text/text.ts';
import { Fold } from '#src/ui/Fold.tsx';
import * as itemCss from './Items.css.ts';
import * as css from './Profile.css.ts';

interface VisitsPartProps {
  readonly visits: Visits;
  /** The day of an instant, formatted; null where none can be read from it. */
  readonly dayOf: (instant: string) => string | null;
}

/** Visits that count, the newest first, and rewards of before (PROFILE-06). */
export const VisitsPart = ({ visits: { recent, pastRewards }, dayOf }: VisitsPartProps) => (
  <section className={css.group} aria-labelledby="profile-visits">
    <h2 id="profile-visits">{text('visits.recent')}</h2>
    {recent.length === 0 ? (
      <p className={css.quiet}>{text('visits.recent.none')}</p>
    ) : (
      <ul className={css.list}>
        {recent.map(({ at, cafeName }) => (
          <li key={`${at} ${cafeName}`} className={itemCss.visit}>
            {dayOf(at) ?? cafeName}
            {dayOf(at) !== null && <p className={css.quiet}>{cafeName}</p>}
          </li>
        ))}
      </ul>
    )}
    {pastRewards.length > 0 && (
      <Fold label={text('visits.past')}>
        <ul className={css.list}>
          {pastRewards.map(({ id, name }) => (
            <li key={id} className={itemCss.visit}>
              {name}
            </li>
          ))}
        </ul>
      </Fold>
    )}
  </section>
);
