import type { AllergenSource } from '#domain/product/allergen-sources.ts';
import type { Nutrient } from '#domain/product/item-price.ts';
import { nutritionRows } from '#domain/product/nutrition-rows.ts';
import { allergenWord, allergenWords, capitalized } from '#src/flows/kit/allergen-words.ts';
import '#src/text/lazy/nutrition.ts';
import '#src/text/lazy/product.ts';
import { allOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';
import { Drawer } from '#src/ui/Drawer.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import * as css from './NutritionDrawer.css.ts';

/** Of a product or a combo as it is built now. */
export interface BuiltFacts {
  readonly name: string;
  /** Address of its picture; null: it has none. */
  readonly picture: string | null;
  /** Left out: they are not known, and nothing is said of that (PRODUCT-07). */
  readonly nutrients?: readonly Nutrient[] | undefined;
  readonly onClose: () => void;
}

interface NutritionDrawerProps extends BuiltFacts {
  /** Null: they are not known. */
  readonly calories: number | null;
  /** It is made otherwise than by its recipe. */
  readonly isChanged: boolean;
  readonly sources: readonly AllergenSource[];
}

/** Where the allergens of what is built come from, and its nutrition table (PRODUCT-06, PRODUCT-08). */
export function NutritionDrawer({ name, picture, calories, nutrients = [], isChanged, sources, onClose }: NutritionDrawerProps) {
  return (
    <Drawer
      heading={
        <>
          {text('nutrition.heading')}
          <VisuallyHidden>, {name}</VisuallyHidden>
        </>
      }
      closeLabel={text('nutrition.close')}
      onClose={onClose}
      isText
    >
      <Stack gap={24}>
        <div className={css.plate}>
          <Thumbnail src={picture} size="row" isEager />
          <div>
            <p className={css.name}>{name}</p>
            <p className={css.quiet}>{text(isChanged ? 'nutrition.changed' : 'nutrition.usual')}</p>
          </div>
        </div>
        <Allergens sources={sources} />
        <div className={css.space}>
          <table className={css.table}>
            <caption className={css.caption}>{text('nutrition.table')}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{text('nutrition.nutrient')}</VisuallyHidden>
                </th>
                <th scope="col" className={css.head}>
                  {text('nutrition.amount')}
                </th>
                <th scope="col" className={css.head}>
                  {text('nutrition.daily')}
                </th>
              </tr>
            </thead>
            <tbody>
              {calories !== null && (
                <tr className={css.row}>
                  <th scope="row" className={css.nutrient}>
                    {text('nutrition.calories')}
                  </th>
                  <td className={css.figure}>{calories.toLocaleString('en-US')}</td>
                </tr>
              )}
              {nutritionRows(nutrients).map((row) => (
                <tr key={row.name} className={css.row}>
                  <th scope="row" className={row.isPart ? css.part : css.nutrient}>
                    {text(`nutrition.${row.name}`)}
                  </th>
                  <td className={css.figure}>{`${row.value.toLocaleString('en-US')} ${row.unit}`}</td>
                  <td className={css.figure}>{row.dailyPercent !== null && `${row.dailyPercent}%`}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={css.quiet}>{text('nutrition.daily.note')}</p>
        </div>
      </Stack>
    </Drawer>
  );
}

function Allergens({ sources }: Pick<NutritionDrawerProps, 'sources'>) {
  return (
    <section aria-labelledby="nutrition-allergens">
      <h3 id="nutrition-allergens" className={css.heading}>
        {sources.length === 0
          ? text('nutrition.noAllergens')
          : text('product.contains', { allergens: allergenWords(sources.map(({ allergen }) => allergen)) })}
      </h3>
      {sources.length > 0 && (
        <ul className={css.sources}>
          {sources.map(({ allergen, parts }) => (
            <li key={allergen} className={css.source}>
              <span className={css.name}>{capitalized(allergenWord(allergen))}</span>
              <span className={css.parts}>{parts.length === 0 ? text('nutrition.recipe') : allOf(parts)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={css.quiet}>{text('nutrition.kitchen')}</p>
    </section>
  );
}
