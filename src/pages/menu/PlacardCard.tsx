import { memo, type ReactNode } from 'react';
import { cardUnavailable, usualCalories } from '#domain/combo/choices.ts';
import type { Wanted } from '#domain/menu/availability.ts';
import { helpWith } from '#domain/menu/help.ts';
import type { PricedCard } from '#domain/menu/card-price.ts';
import { inStock, usualItem, type Menu, type MenuPlacard } from '#domain/menu/menu.ts';
import { orderSetupPath, productPath } from '#domain/navigation/page.ts';
import { AddButton } from '#src/flows/kit/AddButton.tsx';
import { cardWords } from '#src/flows/kit/unavailable-words.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { FoodScene } from '#src/ui/FoodScene.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { pictureOf, sceneOf } from '#src/pictures/pictures.ts';
import * as css from './Menu.css.ts';

/** What every card of a menu is drawn from. Each stays the same value while nothing changes, so that no card is drawn again. */
export interface CardsContext {
  readonly menu: Menu;
  readonly wanted: Wanted;
  readonly soldOut: ReadonlySet<string>;
  /** What cards say of what the guest avoids, by their ids; undefined: nothing. */
  readonly marks: ReadonlyMap<string, string> | undefined;
  /** Prices are those of a cafe; without one they begin there. */
  readonly isPriced: boolean;
  /** Draws a price, as rules may have changed it (PRICING-02). */
  readonly priceOf: (card: PricedCard) => ReactNode;
  /** Adds the usual size as the recipe has it; resolves once it is in the cart, or is not going to be. */
  readonly onAdd: (placard: MenuPlacard) => Promise<void>;
}

interface PlacardCardProps extends CardsContext {
  readonly placard: MenuPlacard;
  readonly level: 'h2' | 'h3';
  readonly isEager: boolean;
  /** Begins its page, as a scene two columns wide. */
  readonly isLead: boolean;
}

/** The card of a product or combo. Its `<a href>` are handled by the listener of the list around it (`useListLinks`). */
export const PlacardCard = memo(function PlacardCard({
  menu,
  placard,
  wanted,
  soldOut,
  marks,
  isPriced,
  level: Heading,
  isEager,
  isLead,
  priceOf,
  onAdd,
}: PlacardCardProps) {
  const { placardId, name, hash, isCombo, items, badges, imgKey } = placard;
  // What the button adds, and what there is to choose from.
  const there = inStock(placard, soldOut);
  const mark = marks?.get(placardId);
  const reason = cardUnavailable(menu, placard, wanted, soldOut);
  const help = isPriced && helpWith(reason, wanted.destination);
  const calories = isCombo
    ? text('menu.caloriesFrom', { count: Math.min(...there.items.map((item) => item.calories)) })
    : text('menu.calories', { count: usualCalories(menu, there, wanted, soldOut) });
  const added = usualItem(there.items);
  const size = added !== usualItem(items) && added?.size;
  return (
    <li className={css.card({ isLead })}>
      <div className={css.plate}>
        {isLead ? (
          <FoodScene {...sceneOf(imgKey)} isDimmed={reason !== null} isEager isWide />
        ) : (
          <Thumbnail src={pictureOf(imgKey)} size="card" isDimmed={reason !== null} isEager={isEager} />
        )}
      </div>
      <div className={css.words}>
        <Heading className={css.name}>
          <a href={productPath(hash)} className={css.link}>
            {name}
          </a>
        </Heading>
        <p className={css.meta}>{[size, calories, ...badges].filter(Boolean).join(' · ')}</p>
        {mark && <p className={css.reason}>{mark}</p>}
        {reason === null ? (
          <p className={css.price}>{priceOf({ placard: there, isPriced, addsUsual: true })}</p>
        ) : (
          <p className={css.reason}>{cardWords(reason, menu, placard, wanted, soldOut)}</p>
        )}
        {help && (
          <a
            href={`${orderSetupPath}?step=${help}&item=${placardId}`}
            className={`${buttonClass({ tone: 'neutral', size: 'small' })} ${css.change}`}
            aria-label={`${text(`menu.help.${help}`)}: ${name}`}
          >
            {text(`menu.help.${help}`)}
          </a>
        )}
      </div>
      {reason === null && !isCombo && (
        <div className={css.add}>
          <AddButton {...{ placard, onAdd }} />
        </div>
      )}
    </li>
  );
});
