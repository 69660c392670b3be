import { comboCalories, isComboHighInSodium, partCalories } from '#domain/combo/nutrition.ts';
import { picked, type ComboPick, type ComboPicks } from '#domain/combo/picks.ts';
import { choiceOf, savedBy, type ComboPlaces } from '#domain/combo/places.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { formatCents, type Cents } from '#domain/money/money.ts';
import { usualChoices, type OptionGroup } from '#domain/product/choices.ts';
import type { ItemPrice } from '#domain/product/item-price.ts';
import { isHighInSodium } from '#domain/product/nutrition.ts';
import type { ComboEvent } from '#machines/combo/combo.types.ts';
import { ingredientWords } from '#src/flows/kit/ingredient-words.ts';
import { pictureOf } from '#src/pictures/pictures.ts';
import '#src/text/lazy/combo.ts';
import { text } from '#src/text/text.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { InlineButton } from '#src/ui/InlineButton.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import * as css from './Combo.css.ts';
import { NutritionButton } from './NutritionButton.tsx';
import { partName } from './part-words.ts';

interface FullComboProps {
  readonly menu: Menu;
  /** The combo, whose nutrition is that of a cafe; null: there is none, whose kitchen makes it. */
  readonly placard: MenuPlacard | null;
  readonly places: ComboPlaces;
  readonly picks: ComboPicks;
  /** Price of the combo without its parts, in cents. */
  readonly own: Cents;
  /** What the server says one of it comes to; null: nothing of this tray. */
  readonly priced: ItemPrice | null;
  /** What may be chosen of a part; empty as long as that is not known. */
  readonly groupsOf: (pick: ComboPick) => readonly OptionGroup[];
  readonly send: (event: ComboEvent) => void;
}

/** What the combo is made of, to check over. */
export function FullCombo({ menu, placard, places, picks, own, priced, groupsOf, send }: FullComboProps) {
  const saved = savedBy(
    own,
    picked(picks).flatMap(([place, pick]) => (places[place] && choiceOf(menu, places[place], pick)) ?? []),
  );
  const parts = picked(picks).map(([place, pick]) => ({
    place,
    pick,
    calories: partCalories(menu, places, place, pick),
    made: [...usualChoices(groupsOf(pick), pick.ingredients).map(({ name }) => name), ...pick.ingredients.map(ingredientWords)],
  }));
  const calories = priced?.calories ?? comboCalories(menu, places, picks);
  const sodium = priced?.sodiumMg ?? null;
  const isSalty = sodium === null ? isComboHighInSodium(menu, places, picks) : isHighInSodium(sodium);
  return (
    <>
      <ul className={css.parts}>
        {parts.map(({ place, pick, calories: ofPart, made }) => (
          <li key={place} className={css.part}>
            <Thumbnail src={pictureOf(pick.imgKey)} size="row" />
            <div className={css.rowWords}>
              <span className={css.partName}>{partName(pick)}</span>
              {made.length > 0 && <span className={css.quiet}>{made.join(', ')}</span>}
              {ofPart !== null && <span className={css.quiet}>{text('menu.calories', { count: ofPart })}</span>}
              <span>
                {place !== 'side' && pick.customizationsId !== null ? (
                  <InlineButton
                    isApart
                    aria-label={text('combo.customize.of', { name: partName(pick) })}
                    onClick={() => send({ type: 'pick.opened', place })}
                  >
                    {text('combo.customize')}
                  </InlineButton>
                ) : (
                  <InlineButton
                    isApart
                    aria-label={text('combo.change.place', { place: places[place]?.name ?? '', name: partName(pick) })}
                    onClick={() => send({ type: 'step.set', step: place })}
                  >
                    {text('combo.change')}
                  </InlineButton>
                )}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <p className={css.totals}>
        {calories !== null && <span>{text('combo.total', { count: calories })}</span>}
        {saved > 0 && <span>{text('combo.saves', { price: formatCents(saved) })}</span>}
        {isSalty && <Chip tone="warn">{text('product.highSodium')}</Chip>}
      </p>
      {placard && (
        <p>
          <NutritionButton {...{ menu, placard, picks, groupsOf, calories }} nutrients={priced?.nutrients} />
        </p>
      )}
    </>
  );
}
