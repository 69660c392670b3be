import { picked, type ComboPicks } from '#domain/combo/picks.ts';
import { choiceOf, savedBy, type ComboPlaces } from '#domain/combo/places.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { formatCents, type Cents } from '#domain/money/money.ts';
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
import { partName } from './part-words.ts';

interface FullComboProps {
  readonly menu: Menu;
  readonly places: ComboPlaces;
  readonly picks: ComboPicks;
  /** Price of the combo without its parts, in cents. */
  readonly own: Cents;
  readonly send: (event: ComboEvent) => void;
}

/** What the combo is made of, to check over. */
export function FullCombo({ menu, places, picks, own, send }: FullComboProps) {
  const parts = picked(picks).map(([place, pick]) => ({ place, pick, choice: places[place] && choiceOf(menu, places[place], pick) }));
  const known = parts.flatMap(({ choice }) => choice ?? []);
  const saved = savedBy(own, known);
  return (
    <>
      <ul className={css.parts}>
        {parts.map(({ place, pick, choice }) => (
          <li key={place} className={css.part}>
            <Thumbnail src={pictureOf(pick.imgKey)} size="row" />
            <div className={css.rowWords}>
              <span className={css.partName}>{partName(pick)}</span>
              {choice && <span className={css.quiet}>{text('menu.calories', { count: choice.item.calories })}</span>}
              {pick.ingredients.length > 0 && <span className={css.quiet}>{pick.ingredients.map(ingredientWords).join(', ')}</span>}
              <span>
                {place !== 'side' && pick.customizationsId !== null ? (
                  <InlineButton
                    aria-label={text('combo.customize.of', { name: partName(pick) })}
                    onClick={() => send({ type: 'pick.opened', place })}
                  >
                    {text('combo.customize')}
                  </InlineButton>
                ) : (
                  <InlineButton
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
        {text('combo.total', { count: known.reduce((sum, { item }) => sum + item.calories, 0) })}
        {saved > 0 && ` ${text('combo.saves', { price: formatCents(saved) })}`}
        {isHighInSodium(...known.map(({ item }) => item.sodiumMg ?? 0)) && <Chip tone="warn">{text('product.highSodium')}</Chip>}
      </p>
    </>
  );
}
