import type { ReactNode } from 'react';
import '#src/text/lazy/home.ts';
import * as home from '#src/pages/home/Home.css.ts';
import * as menu from '#src/pages/menu/Menu.css.ts';
import { text } from '#src/text/text.ts';
import { Bar } from '#src/ui/Bar.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import * as css from './AppShell.css.ts';
import * as start from './StartPage.css.ts';

/** Pages that look different before they are there. */
export type StartKind = 'home' | 'setup' | 'menu' | 'product' | 'cart' | 'checkout' | 'other';

interface StartPageProps {
  readonly kind: StartKind;
  /** The words while the page comes, and where it cannot. */
  readonly status: string;
}

/** What a page shows before its code is there: the bar, and blocks in the shape of what comes. It is drawn by the build, into its HTML. */
export const StartPage = ({ kind, status }: StartPageProps) => (
  <div className={css.shell}>
    <SkipLink to="page">{text('shell.skip')}</SkipLink>
    <Bar
      start={
        <a href="/app/home.html" className={css.logo} aria-label={text('shell.home')}>
          {text('app.name')}
        </a>
      }
      middle={kind === 'home' || kind === 'setup' || kind === 'other' ? null : <div className={start.row} />}
    />
    <main id="page" tabIndex={-1} className={css.main}>
      {status}
      {shapes[kind]}
    </main>
  </div>
);

const plates = (count: number) => <Skeleton isPage status={null} shape="plate" count={count} />;
const rows = <Skeleton isPage status={null} count={4} />;
const besideRows = (picture: ReactNode) => (
  <div className={start.columns}>
    {rows}
    {picture}
  </div>
);

const shapes: Readonly<Record<StartKind, ReactNode>> = {
  home: (
    <div className={home.page}>
      <div className={home.front}>
        <div>
          <h1 className={`${home.question} ${start.question}`}>{text('home.question')}</h1>
          {rows}
        </div>
        <div className={`${home.hero} ${start.block}`} />
      </div>
      <div className={home.section}>{plates(4)}</div>
    </div>
  ),
  setup: (
    <Page heading={null} width="columns">
      {rows}
    </Page>
  ),
  menu: (
    <div className={menu.layout}>
      <div className={`${menu.rail} ${start.rail}`} />
      <div className={menu.panel}>
        <Page heading={text('menu.title')} width="wide">
          {plates(6)}
        </Page>
      </div>
    </div>
  ),
  product: (
    <Page heading={null} width="columns">
      {besideRows(<div className={`${start.block} ${start.picture}`} />)}
    </Page>
  ),
  cart: (
    <Page heading={text('title.cart')} width="columns">
      {besideRows(<div className={`${start.block} ${start.summary}`} />)}
    </Page>
  ),
  checkout: (
    <Page heading={text('title.checkout')} width="columns">
      {besideRows(<div className={`${start.block} ${start.summary}`} />)}
    </Page>
  ),
  other: <Page heading={null}>{rows}</Page>,
};
