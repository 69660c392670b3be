import { Link } from '@tanstack/react-router';
import '#src/text/lazy/home.ts';
import { text } from '#src/text/text.ts';
import * as css from './Home.css.ts';

export interface HomeLinksProps {
  readonly offersGroup: boolean;
  readonly cateringUrl: string;
  readonly supportUrl: string;
}

/** Where else to: the other ways to begin, and help (NAV-02 to -04). */
export const HomeLinks = ({ offersGroup, cateringUrl, supportUrl }: HomeLinksProps) => (
  <>
    {offersGroup && (
      <section className={css.section} aria-labelledby="home-group">
        <div className={css.rows}>
          <div className={css.cafe}>
            <div className={css.rowWords}>
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
    )}
    <nav className={css.more} aria-label={text('home.more')}>
      <p className={css.brand}>{text('app.name')}</p>
      <div>
        <h2 className={css.moreHeading}>{text('home.more.order')}</h2>
        <ul>
          <li>
            <Link to="/app/startOrder.html" className={css.moreLink}>
              {text('home.more.start')}
            </Link>
          </li>
          <li>
            <a href={cateringUrl} className={css.moreLink} rel="noopener">
              {text('home.more.catering')}
            </a>
          </li>
        </ul>
      </div>
      <div>
        <h2 className={css.moreHeading}>{text('home.more.help')}</h2>
        <ul>
          <li>
            <a href={supportUrl} className={css.moreLink} rel="noopener">
              {text('home.more.support')}
            </a>
          </li>
        </ul>
      </div>
    </nav>
  </>
);
