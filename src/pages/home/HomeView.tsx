import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import '#src/text/lazy/home.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { HeroScene } from './HeroScene.tsx';
import * as css from './Home.css.ts';
import { HomeLinks, type HomeLinksProps } from './HomeLinks.tsx';
import { StartForm, type StartFormProps } from './StartForm.tsx';

interface HomeViewProps {
  readonly start: StartFormProps;
  /** The cafe of the order in hand, which can be gone on with; null: there is no order. */
  readonly openOrderAt: string | null;
  /** What the menu has, once it is known. */
  readonly menu: ReactNode;
  readonly cafes: ReactNode;
  readonly links: HomeLinksProps;
}

/** The front door: how, where, the season, the menu, cafes. */
export const HomeView = ({ start, openOrderAt, menu, cafes, links }: HomeViewProps) => (
  <div className={css.page}>
    {openOrderAt !== null && (
      <div className={css.open}>
        <p>{text('home.order', { cafe: openOrderAt })}</p>
        <Link to="/app/menu.html" className={buttonClass({ tone: 'secondary', size: 'small' })}>
          {text('home.order.keep')}
        </Link>
      </div>
    )}
    <div className={css.front}>
      <StartForm {...start} />
      <HeroScene />
    </div>
    {menu}
    {cafes}
    <HomeLinks {...links} />
  </div>
);
