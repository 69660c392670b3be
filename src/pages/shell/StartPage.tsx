import type { ReactNode } from 'react';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/home.ts';
import '#src/text/lazy/order-setup.ts';
import * as checkout from '#src/flows/checkout/Checkout.css.ts';
import * as setup from '#src/flows/order-setup/OrderSetup.css.ts';
import * as product from '#src/flows/product/Product.css.ts';
import { top } from '#src/flows/kit/ProductTop.css.ts';
import { HeroScene } from '#src/pages/home/HeroScene.tsx';
import * as home from '#src/pages/home/Home.css.ts';
import * as menu from '#src/pages/menu/Menu.css.ts';
import { sceneOf } from '#src/pictures/pictures.ts';
import { text } from '#src/text/text.ts';
import { Bar } from '#src/ui/Bar.tsx';
import { Columns } from '#src/ui/Columns.tsx';
import { food } from '#src/ui/FoodScene.css.ts';
import { Page } from '#src/ui/Page.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Linen } from '#src/ui/Tableware.tsx';
import * as css from './AppShell.css.ts';
import * as start from './StartPage.css.ts';

/** Pages that look different before they are there. */
export type StartKind = 'home' | 'setup' | 'menu' | 'product' | 'cart' | 'checkout' | 'other';

/** Words that not every visitor is shown; `src/app/early` knows which hold. */
export type StartWords = 'signIn' | 'filled' | 'payer';

interface StartPageProps {
  readonly kind: StartKind;
  /** The words while the page comes, and where it cannot. */
  readonly status: string;
}

/**
 * What a page shows before its code is there: the bar, the words and pictures that are known, and blocks in the shape of what comes. It is drawn by the
 * build, into its HTML; `src/app/early` adds what it knows of the visitor and the menu.
 */
export const StartPage = ({ kind, status }: StartPageProps) => (
  <div className={css.shell}>
    <SkipLink to="page">{text('shell.skip')}</SkipLink>
    <Bar
      start={
        <a href="/app/home.html" className={css.logo} aria-label={text('shell.home')}>
          {text('app.name')}
        </a>
      }
      middle={kind === 'menu' || kind === 'product' ? <div className={start.row} /> : null}
    />
    <main id="page" tabIndex={-1} className={css.main}>
      {status}
      {shapes[kind]}
    </main>
  </div>
);

/** Words that hold for some visitors. */
const Words = ({ hold, children }: { readonly hold: StartWords; readonly children: ReactNode }) => <span data-if={hold}>{children}</span>;

/** Where words of the product come, before its code does. */
const Early = ({
  of,
  className,
  children,
}: {
  readonly of: 'name' | 'description';
  readonly className?: string;
  readonly children?: ReactNode;
}) => (
  <span data-early={of} className={className}>
    {children}
  </span>
);

const plates = (count: number) => <Skeleton isPage status={null} shape="plate" count={count} />;
const rows = (count: number) => <Skeleton isPage status={null} count={count} />;
/** `src/app/early` replaces `KEY`. */
const pictureOfKey = sceneOf('KEY').served;

const shapes: Readonly<Record<StartKind, ReactNode>> = {
  home: (
    <div className={home.page}>
      <div className={home.front}>
        <div>
          <h1 className={`${home.question} ${start.question}`}>{text('home.question')}</h1>
          {rows(3)}
        </div>
        <div>
          <HeroScene isLow={false} />
        </div>
      </div>
      <div className={home.section}>{plates(4)}</div>
    </div>
  ),
  setup: (
    <Page heading={null} width="columns">
      <Columns
        variant="formAndSummary"
        first={
          <div>
            <div className={setup.head} data-if={'signIn' satisfies StartWords}>
              <PageHeading heading={text('orderSetup.signIn.heading')} lead={text('orderSetup.signIn.lead')} />
            </div>
            {rows(3)}
          </div>
        }
        second={null}
      />
    </Page>
  ),
  menu: (
    <div className={menu.layout}>
      <div className={`${menu.rail} ${start.rail}`} />
      <div className={menu.panel}>
        <Page heading={null} width="wide">
          <div className={menu.top}>
            <PageHeading heading={text('menu.title')} lead={<span className={start.lead} />} />
            <div className={start.search} />
          </div>
          {plates(6)}
        </Page>
      </div>
    </div>
  ),
  product: (
    <Page heading={null} width="columns">
      <div className={`${top} ${start.row}`} />
      <Columns
        variant="pictureAndChoices"
        first={
          <Stack gap={16}>
            <Scene label="">
              <Linen className={product.cloth} />
              {pictureOfKey && (
                <img
                  className={food({ as: 'served', isDimmed: false })}
                  data-early="imgKey"
                  data-src={pictureOfKey}
                  alt=""
                  width={500}
                  height={330}
                  decoding="async"
                />
              )}
            </Scene>
            <div data-if="product">
              <PageHeading heading={<Early of="name">{'\u00A0'}</Early>} lead={<Early of="description" className={start.lead} />} />
            </div>
          </Stack>
        }
        second={rows(3)}
      />
    </Page>
  ),
  cart: (
    <Page heading={null} width="columns">
      <Stack gap={16}>
        <PageHeading heading={text('title.cart')} />
        <Columns
          variant="formAndSummary"
          first={rows(4)}
          second={
            <div className={start.sums} data-if={'filled' satisfies StartWords}>
              <Panel heading={text('cart.totals')} hasHeadingBelow hasRows>
                <div className={start.summary} />
              </Panel>
            </div>
          }
        />
      </Stack>
    </Page>
  ),
  checkout: (
    <Page heading={null} above={<div className={`${checkout.foldedAway} ${start.belowDesk}`} />} width="columns">
      <Columns
        variant="formAndSummary"
        first={
          <Stack gap={24}>
            <PageHeading
              heading={text('title.checkout')}
              lead={
                <Words hold="payer">
                  {text('checkout.guest')} <span className={start.button}>{text('shell.signIn')}</span> {text('checkout.guest.why')}
                </Words>
              }
            />
            {rows(4)}
          </Stack>
        }
        second={<div className={start.summary} />}
      />
    </Page>
  ),
  other: <Page heading={null}>{rows(4)}</Page>,
};
