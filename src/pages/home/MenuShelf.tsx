import { Link } from '@tanstack/react-router';
import type { ShelfTile } from '#domain/home/season.ts';
import '#src/text/lazy/home.ts';
import { text } from '#src/text/text.ts';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { pictureOf } from '#src/pictures/pictures.ts';
import * as css from './Home.css.ts';

/** The categories of the menu, each with a picture. */
export const MenuShelf = ({ tiles }: { readonly tiles: readonly ShelfTile[] }) => (
  <section className={css.section} aria-labelledby="home-menu">
    <div className={css.head}>
      <h2 id="home-menu">{text('home.menu')}</h2>
      <Link to="/app/menu.html" className={css.link}>
        {text('home.menu.all')}
      </Link>
    </div>
    <ul className={css.shelf}>
      {tiles.map(({ catId, name, imgKey }) => (
        <li key={catId} className={css.tile}>
          <Thumbnail src={pictureOf(imgKey)} size="large" />
          <Link to="/app/menu.html" search={{ section: catId }} className={`${css.tileName} ${css.whole}`}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
