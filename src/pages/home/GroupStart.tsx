import { Link } from '@tanstack/react-router';
import '#src/text/lazy/home.ts';
import { text } from '#src/text/text.ts';
import * as css from './Home.css.ts';

/** The way to an order of several guests (NAV-03). */
export const GroupStart = () => (
  <section className={css.section} aria-labelledby="home-group">
    <div className={css.rows}>
      <div className={css.cafe}>
        <div className={css.groupWords}>
          <h2 id="home-group" className={css.name}>
            {text('home.group')}
          </h2>
          <p className={css.small}>{text('home.group.what')}</p>
        </div>
        <Link to="/app/startOrder.html" search={{ groupOrder: 'true' }} className={css.link}>
          {text('home.group.start')}
        </Link>
      </div>
    </div>
  </section>
);
