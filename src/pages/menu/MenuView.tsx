import { Link } from '@tanstack/react-router';
import { Search } from 'lucide';
import { useRef, useState } from 'react';
import { drawable } from '#domain/app/list-max.ts';
import type { Wanted } from '#domain/menu/availability.ts';
import { searchMenu, type Menu, type MenuPlacard, type MenuSection } from '#domain/menu/menu.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useIsDesk } from '#src/ui/useIsDesk.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useSettled } from '#src/flows/kit/useSettled.ts';
import { ViewCart } from '#src/flows/kit/ViewCart.tsx';
import * as css from './Menu.css.ts';
import { PlacardCard } from './PlacardCard.tsx';

const NothingFound = lazyExtra(async () => (await import('./NothingFound.tsx')).NothingFound);

interface MenuViewProps {
  readonly menu: Menu;
  /** The category that is shown. */
  readonly catId: string;
  readonly wanted: Wanted;
  readonly soldOut: ReadonlySet<string>;
  /** Asks for the stock again; null while it is known. */
  readonly onRetryStock: (() => void) | null;
  /** A cart exists, and this page leads to it (NAV-28). */
  readonly hasCart: boolean;
  /** Prices are those of a cafe; without one they begin there. */
  readonly isPriced: boolean;
  /** Says whose menu this is before there is an order; null once there is one. */
  readonly notice: string | null;
  readonly onSelect: (catId: string) => void;
  readonly onAdd: (placard: MenuPlacard) => void;
}

export function MenuView({ menu, catId, wanted, soldOut, onRetryStock, hasCart, isPriced, notice, onSelect, onAdd }: MenuViewProps) {
  const [typed, setTyped] = useState('');
  const category = menu.categories.find((storage) => storage.catId === catId) ?? menu.categories[0];
  const sought = typed.trim();
  const found = searchMenu(menu, typed);
  const none = sought !== '' && found.length === 0 ? text('menu.search.none', { text: sought }) : null;
  const result = sought === '' ? '' : (none ?? text('menu.search.found', { count: found.length, text: sought }));
  const search = useRef<HTMLInputElement>(null);
  const isDesk = useIsDesk();
  const cards = { menu, wanted, soldOut, isPriced, onAdd };
  return (
    <div className={css.layout}>
      <div className={css.rail}>
        <Tabs
          label={text('menu.sections')}
          variant="rail"
          tabs={menu.categories.map((storage) => ({ key: storage.catId, label: storage.name }))}
          selected={category?.catId ?? ''}
          onSelect={(next) => {
            setTyped('');
            onSelect(next);
          }}
          panelId="menu-section"
        />
      </div>
      <div id="menu-section" role="tabpanel" className={css.panel} aria-label={category?.name}>
        <Page width="wide" heading={null}>
          <div className={css.top}>
            <PageHeading
              heading={none ?? category?.name ?? text('menu.title')}
              lead={
                <>
                  {none === null && category?.description} {hasCart && <ViewCart />}
                </>
              }
            />
            <search className={css.search}>
              <TextField
                ref={search}
                label={text('menu.search')}
                name="search"
                type="search"
                autoComplete="off"
                value={typed}
                onFocus={() => void NothingFound.preload().catch(() => {})}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
              <Icon of={Search} className={css.magnifier} />
            </search>
          </div>
          <Stack gap={32}>
            {notice !== null && (
              <Notice tone="info">
                <Stack gap={12}>
                  <span>{notice}</span>
                  <span>
                    <Link to="/app/startOrder.html" className={buttonClass({ size: 'small' })}>
                      {text('menu.start')}
                    </Link>
                  </span>
                </Stack>
              </Notice>
            )}
            <LiveRegion>
              {onRetryStock && <Notice action={{ label: text('menu.retry'), onAct: onRetryStock }}>{text('menu.stockUnknown')}</Notice>}
            </LiveRegion>
            <VisuallyHidden>
              <LiveRegion>{useSettled(result)}</LiveRegion>
            </VisuallyHidden>
            {sought === '' ? (
              category?.sections.map((section, at) => (
                <Section
                  key={section.secId}
                  section={section}
                  isFirst={at === 0}
                  hasLead={isDesk && at === 0}
                  isAlone={category.sections.length === 1}
                  {...cards}
                />
              ))
            ) : none === null ? (
              <Stack gap={12}>
                <p>{result}</p>
                <Grid placards={found} level="h2" isFirst {...cards} />
              </Stack>
            ) : (
              <NothingFound
                {...{ menu, wanted, soldOut }}
                typed={sought}
                catId={category?.catId ?? ''}
                onClear={() => {
                  setTyped('');
                  search.current?.focus();
                }}
                draw={(near) => <Grid placards={near} level="h3" isFirst={false} {...cards} />}
              />
            )}
          </Stack>
        </Page>
      </div>
    </div>
  );
}

type Cards = Pick<MenuViewProps, 'menu' | 'wanted' | 'soldOut' | 'isPriced' | 'onAdd'>;

interface SectionProps extends Cards {
  readonly section: MenuSection;
  readonly isFirst: boolean;
  readonly isAlone: boolean;
  readonly hasLead: boolean;
}

function Section({ section, isFirst, hasLead, isAlone, menu, ...cards }: SectionProps) {
  const placards = section.placardIds.flatMap((id) => menu.placards[id] ?? []);
  return (
    <section aria-label={section.name}>
      <Stack gap={12}>
        {!isAlone && <h2>{section.name}</h2>}
        <Grid placards={placards} menu={menu} level={isAlone ? 'h2' : 'h3'} isFirst={isFirst} hasLead={hasLead} {...cards} />
      </Stack>
    </section>
  );
}

interface GridProps extends Cards {
  readonly placards: readonly MenuPlacard[];
  readonly level: 'h2' | 'h3';
  /** Its first row is above the fold. */
  readonly isFirst: boolean;
  /** Begins with a scene two columns wide. Default: false. */
  readonly hasLead?: boolean;
}

function Grid({ placards, level, isFirst, hasLead = false, ...cards }: GridProps) {
  return (
    <ul className={css.grid}>
      {drawable(placards).map((placard, index) => (
        <PlacardCard
          key={placard.placardId}
          placard={placard}
          level={level}
          isEager={isFirst && index < 4}
          isLead={hasLead && index === 0}
          {...cards}
        />
      ))}
    </ul>
  );
}
