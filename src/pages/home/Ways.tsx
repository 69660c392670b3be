import { Link } from '@tanstack/react-router';
import '#src/text/lazy/home.ts';
import { text } from '#src/text/text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { tile, tiles } from '#src/ui/RadioTiles.css.ts';
import * as css from './Returning.css.ts';
import { ways } from './ways.ts';

/** The five ways to order, as links. */
export function Ways({ heading }: { readonly heading: string }) {
  return (
    <section aria-labelledby="home-ways">
      <h2 id="home-ways" className={css.waysHeading}>
        {heading}
      </h2>
      <ul className={tiles}>
        {ways.map(({ value, icon }) => (
          <li key={value} className={css.way}>
            <Link to="/app/startOrder.html" search={{ destination: value }} className={`${tile} ${css.wayLink}`}>
              <Icon of={icon} size={24} />
              <span>{text(`home.way.${value}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
