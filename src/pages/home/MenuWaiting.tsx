import '#src/text/lazy/home.ts';
import { text } from '#src/text/text.ts';
import { LoadingStatus } from '#src/flows/kit/Waiting.tsx';
import * as css from './Home.css.ts';

const places = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Takes the room of season and shelf, so that nothing moves when the menu comes. */
export const MenuWaiting = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div>
    <LoadingStatus label={text('home.menu.loading')} onRetry={onRetry} />
    <div aria-hidden>
      <SeasonWaiting />
      <section className={css.section}>
        <div className={css.head}>
          <h2>{text('home.menu')}</h2>
        </div>
        <ul className={css.shelf}>
          {places(12).map((at) => (
            <li key={at} className={css.tile}>
              <div className={css.waitingPlate} />
              <span className={css.tileName}>&nbsp;</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  </div>
);

/** Takes the room of the season. */
export const SeasonWaiting = () => (
  <section className={css.section} aria-hidden>
    <div className={css.head}>
      <h2>{text('home.season')}</h2>
    </div>
    <div className={css.season}>
      <div>
        <div className={css.leadScene} />
        <div className={css.waitingWords} />
      </div>
      <ul className={css.rows}>
        {places(4).map((at) => (
          <li key={at} className={css.row}>
            <div className={`${css.waitingRow} ${css.rowWords}`} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);
