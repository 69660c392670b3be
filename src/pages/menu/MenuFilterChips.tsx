import { allergenWord } from '#src/flows/kit/allergen-words.ts';
import '#src/text/lazy/avoidance.ts';
import { text } from '#src/text/text.ts';
import { FilterChip } from '#src/ui/FilterChip.tsx';
import * as css from './MenuFilterChips.css.ts';

interface MenuFilterChipsProps {
  /** What is hidden, upper case. */
  readonly names: readonly string[];
  /** Badges that items of the menu can have. */
  readonly diets: readonly string[];
  /** Those that are looked for. */
  readonly chosen: readonly string[];
  readonly onDiet: (diet: string) => void;
  /** Opens what is avoided. */
  readonly onOpen: () => void;
}

/** The filters of the menu in a row: what is looked for, and the way to what is avoided. */
export const MenuFilterChips = ({ names, diets, chosen, onDiet, onOpen }: MenuFilterChipsProps) => (
  <fieldset aria-label={text('allergens.filter')} className={css.chips}>
    {diets.map((diet) => (
      <FilterChip key={diet} isOn={chosen.includes(diet)} onPress={() => onDiet(diet)}>
        {diet}
      </FilterChip>
    ))}
    <FilterChip isOpener isOn={names.length > 0} onPress={onOpen}>
      {names.length > 0 ? text('allergens.filter.hide', { names: names.map(allergenWord).join(', ') }) : text('allergens.heading')}
    </FilterChip>
  </fieldset>
);
