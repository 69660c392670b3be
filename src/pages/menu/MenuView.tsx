import { Search } from 'lucide';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { text } from '#src/text/text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useDebounced } from '#src/flows/kit/useDebounced.ts';
import { ViewCart } from '#src/flows/kit/ViewCart.tsx';
import { Cards, Sections } from './Cards.tsx';
import * as css from './Menu.css.ts';
import type { CardsContext } from './PlacardCard.tsx';
import { StartNotice } from './StartNotice.tsx';
import { useMenuSearch } from './useMenuSearch.ts';
import { useSection } from './useSection.ts';
import { useWords } from './useWords.ts';

interface MenuViewProps extends CardsContext {
  /** The category that the address names. */
  readonly catId: string;
  /** A cart exists, and this page leads to it (NAV-28). */
  readonly hasCart: boolean;
  /** Says whose menu this is before there is an order; null once there is one. */
  readonly notice: string | null;
  readonly onSelect: (catId: string) => void;
  /** The words of the search that the address names; empty: none. */
  readonly words: string;
  /** Words have been typed, and stand. */
  readonly onSearch: (words: string) => void;
  /** What hides cards, above the list, and says so below it; null without the feature. */
  readonly filter: ((listed: Listed) => ReactNode) | null;
  /** It is known what is hidden. */
  readonly isFiltered: boolean;
}

/** What is listed, and the place beside it that is drawn. */
export interface Listed {
  readonly place: 'above' | 'below';
  readonly catId: string;
  /** Empty: the category is listed, else what has these words. */
  readonly sought: string;
}

export function MenuView({
  menu,
  catId,
  wanted,
  soldOut,
  marks,
  hasCart,
  isPriced,
  notice,
  filter,
  isFiltered,
  onSelect,
  words,
  onSearch,
  priceOf,
  onAdd,
}: MenuViewProps) {
  const [typed, setTyped] = useWords(words, onSearch);
  const [selected, select] = useSection(catId, onSelect);
  // A tab and a letter show at once; the cards that they ask for come as soon as there is time.
  const shown = useDeferredValue(selected);
  const sought = useDeferredValue(typed.trim());
  const inMenu = (id: string) => menu.categories.find((known) => known.catId === id) ?? menu.categories[0];
  const category = inMenu(shown);
  const search = useRef<HTMLInputElement>(null);
  const cards = { menu, wanted, soldOut, marks, isPriced, priceOf, onAdd };
  const { found: matching, prepare, isMissing } = useMenuSearch(cards, sought);
  // Nothing that is avoided shows before it is known.
  const found = isFiltered ? matching : null;
  const none = found?.placards.length === 0 ? found.result : null;
  const listed = { catId: category?.catId ?? '', sought };
  return (
    <div className={css.layout}>
      <div className={css.rail}>
        <Tabs
          label={text('menu.sections')}
          variant="rail"
          tabs={menu.categories.map((known) => ({ key: known.catId, label: known.name }))}
          selected={inMenu(selected)?.catId ?? ''}
          onSelect={(next) => {
            setTyped('');
            select(next);
          }}
          panelId="menu-section"
        />
      </div>
      <div id="menu-section" role="tabpanel" className={css.panel} aria-label={category?.name}>
        <Page width="wide" heading={null}>
          <div className={css.top}>
            <PageHeading
              heading={none ?? category?.name ?? text('menu.title')}
              lead={none !== null ? undefined : category?.promo ? `${category.promo.title}. ${category.promo.text}` : category?.description}
              beside={<ViewCart hasCart={hasCart} />}
            />
            <search className={css.search}>
              <TextField
                ref={search}
                label={text('menu.search')}
                name="search"
                type="search"
                autoComplete="off"
                value={typed}
                onFocus={prepare}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
              <Icon of={Search} className={css.magnifier} />
            </search>
          </div>
          <Stack gap={32}>
            {filter && <div className={css.filter}>{filter({ place: 'above', ...listed })}</div>}
            {notice !== null && <StartNotice words={notice} />}
            <LiveRegion>
              {isMissing && <Notice action={{ label: text('page.error.retry'), onAct: prepare }}>{text('shell.partError')}</Notice>}
            </LiveRegion>
            <VisuallyHidden>
              <LiveRegion>{useDebounced(found?.result ?? '')}</LiveRegion>
            </VisuallyHidden>
            {found === null ? (
              isFiltered && category && <Sections key={category.catId} category={category} {...cards} />
            ) : none === null ? (
              <Stack gap={12}>
                <p>{found.result}</p>
                <Cards placards={found.placards} level="h2" isFirst {...cards} />
              </Stack>
            ) : (
              <found.NothingFound
                {...{ menu, wanted, soldOut }}
                catId={category?.catId ?? ''}
                onClear={() => {
                  setTyped('');
                  search.current?.focus();
                }}
                draw={(near) => <Cards placards={near} level="h3" isFirst={false} {...cards} />}
              />
            )}
            {filter?.({ place: 'below', ...listed })}
          </Stack>
        </Page>
      </div>
    </div>
  );
}
