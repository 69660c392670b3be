import { useRouter } from '@tanstack/react-router';
import '#src/text/lazy/product.ts';
import { text } from '#src/text/text.ts';
import { InlineButton } from '#src/ui/InlineButton.tsx';
import * as css from './Product.css.ts';

interface FoodNotesProps {
  readonly hasProp65: boolean | undefined;
  /** Opens the nutrition table; null: there is no cafe, whose kitchen makes it. */
  readonly onNutrition: (() => void) | null;
}

/** Ways to what there is to know of the food: what is in it, how it is prepared, and what a law asks to say (OVERLAYS-27, OVERLAYS-31). */
export function FoodNotes({ hasProp65, onNutrition }: FoodNotesProps) {
  const { navigate } = useRouter();
  // The address names the overlay, which takes it out again: the way Back leads past it.
  const open = (openOverlay: string) =>
    void navigate({ to: '.', search: (search) => ({ ...search, openOverlay }), replace: true, resetScroll: false });
  return (
    <p className={css.notes}>
      {onNutrition && (
        <InlineButton isApart aria-haspopup="dialog" onClick={onNutrition}>
          {text('product.nutrition')}
        </InlineButton>
      )}
      <InlineButton isApart onClick={() => open('food-prep')}>
        {text('product.foodPrep')}
      </InlineButton>
      {hasProp65 && (
        <InlineButton isApart onClick={() => open('prop-65')}>
          {text('product.prop65')}
        </InlineButton>
      )}
    </p>
  );
}
