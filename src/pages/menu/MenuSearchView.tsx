import { Link } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { cardUnavailable, usualCalories } from '#domain/combo/choices.ts';
import { drawable, LIST_MAX } from '#domain/app/list-max.ts';
import type { Wanted } from '#domain/menu/availability.ts';
import type { PricedCard } from '#domain/menu/card-price.ts';
import { inStock, type Menu, type MenuPlacard } from '#domain/menu/menu.ts';
import { searchAsWanted } from '#domain/menu/search-wanted.ts';
import { cardWords } from '#src/flows/kit/unavailable-words.ts';
import { Waiting } from '#src/flows/kit/Waiting.tsx';
import { useDebounced } from '#src/flows/kit/useDebounced.ts';
import { pictureOf } from '#src/pictures/pictures.ts';
import '#src/text/lazy/menu-search.ts';
import '#src/text/lazy/nothing-found.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { ChoiceBlocks } from '#src/ui/Blocks.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { InlineButton } from '#src/ui/InlineButton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { searchWords } from '#src/flows/kit/search-words.ts';
import * as css from './MenuSearch.css.ts';

interface SearchProps {
  readonly menu: Menu;
  readonly wanted: Wanted;
  readonly soldOut: ReadonlySet<string>;
  /** Ids of the placards that have what the guest avoids: they are not listed (MENU-11). */
  readonly hidden: ReadonlySet<string>;
  /** Prices are those of a cafe; without one they begin there. */
  readonly isPriced: boolean;
  /** Draws the price of a card, as rules may have changed it (PRICING-02). */
  readonly priceOf: (card: PricedCard) => ReactNode;
  /** What is searched as it opens; empty: nothing. */
  readonly words: string;
  readonly onSearch: (words: string) => void;
}

interface MenuSearchViewProps extends Omit<SearchProps, 'menu'> {
  /** Null: it is not known yet. */
  readonly menu: Menu | null;
  /** Asks for the menu again; null: it did not fail. */
  readonly onRetry: (() => void) | null;
}

/** The search of the menu over any page, by the rules of the menu's own (OVERLAYS-14). */
export function MenuSearchView({ menu, onRetry, ...search }: MenuSearchViewProps) {
  if (menu) return <Search menu={menu} {...search} />;
  if (onRetry === null) {
    return (
      <Waiting label={text('menuSearch.loading')}>
        <ChoiceBlocks />
      </Waiting>
    );
  }
  return (
    <LiveRegion isUrgent>
      <Notice tone="bad" action={{ label: text('page.error.retry'), onAct: onRetry }}>
        {text('menuSearch.unread')}
      </Notice>
    </LiveRegion>
  );
}

/** Its field takes the focus, with its words selected: what is typed replaces them. */
function Search({ menu, wanted, soldOut, hidden, isPriced, priceOf, words, onSearch }: SearchProps) {
  const [typed, setTyped] = useState(words);
  const sought = useDeferredValue(typed.trim());
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const type = (next: string) => {
    setTyped(next);
    onSearch(next);
  };
  const clear = () => {
    type('');
    field.current?.focus();
  };
  const { placards: all, ...how } = useMemo(() => searchAsWanted(menu, sought, wanted, soldOut), [menu, sought, wanted, soldOut]);
  const fitting = useMemo(() => all.filter(({ placardId }) => !hidden.has(placardId)), [all, hidden]);
  // Asked for anew with other words.
  const [shownFor, setShownFor] = useState<string | null>(null);
  const isShowing = shownFor === sought;
  const found = isShowing ? all : fitting;
  const left = all.length - fitting.length;
  const said = searchWords({ found: found.length, left, isShowing, sought, ...how });
  const settled = useDebounced(sought === '' ? '' : said);
  return (
    <Stack gap={16}>
      <search>
        <TextField
          ref={field}
          label={text('menuSearch.field')}
          hint={text('menuSearch.hint')}
          name="menu-search"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </search>
      <VisuallyHidden>
        <LiveRegion>{settled}</LiveRegion>
      </VisuallyHidden>
      {sought !== '' && (
        <Stack gap={8}>
          <p>
            {said}{' '}
            {left > 0 && !isShowing && (
              <InlineButton onClick={() => setShownFor(sought)}>{text('menuSearch.show', { count: left })}</InlineButton>
            )}
          </p>
          {all.length === 0 && (
            <Stack gap={12}>
              <p>{text('menu.none.try')}</p>
              <div>
                <Button tone="neutral" onClick={clear}>
                  {text('menu.none.clear')}
                </Button>
              </div>
            </Stack>
          )}
          <ul className={css.results}>
            {drawable(found).map((placard) => (
              <Found key={placard.placardId} {...{ menu, placard, wanted, soldOut, isPriced, priceOf }} />
            ))}
          </ul>
          {found.length > LIST_MAX && <p>{text('menuSearch.more', { count: found.length - LIST_MAX })}</p>}
        </Stack>
      )}
    </Stack>
  );
}

function Found({
  menu,
  placard,
  wanted,
  soldOut,
  isPriced,
  priceOf,
}: Omit<SearchProps, 'hidden' | 'words' | 'onSearch'> & { readonly placard: MenuPlacard }) {
  const { name, hash, isCombo, imgKey, badges } = placard;
  const there = inStock(placard, soldOut);
  const reason = cardUnavailable(menu, placard, wanted, soldOut);
  const calories = isCombo ? [] : [text('menu.calories', { count: usualCalories(menu, there, wanted, soldOut) })];
  return (
    <li className={css.row}>
      <Thumbnail src={pictureOf(imgKey)} size="small" isDimmed={reason !== null} />
      <div className={css.words}>
        <Link to="/app/product/{$placardHash}.html" params={{ placardHash: hash }} className={css.link}>
          {name}
        </Link>
        <span className={css.quiet}>{[...calories, ...badges].join(' · ')}</span>
        {reason !== null && <span className={css.reason}>{cardWords(reason, menu, placard, wanted, soldOut)}</span>}
      </div>
      <span className={css.price}>{priceOf({ placard: there, isPriced, addsUsual: false })}</span>
    </li>
  );
}
