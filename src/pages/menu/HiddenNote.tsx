import { avoidedIn, type Avoidance } from '#domain/menu/allergens.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { allergenWord } from '#src/flows/kit/allergen-words.ts';
import '#src/text/lazy/avoidance.ts';
import { anyOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';
import { InlineButton } from '#src/ui/InlineButton.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';

interface HiddenNoteProps {
  /** What is listed here but for the filter. */
  readonly placards: readonly MenuPlacard[];
  readonly avoidance: Avoidance;
  /** It is listed all the same. */
  readonly isShowing: boolean;
  readonly onShow: (isShowing: boolean) => void;
}

/** How much of a list is hidden and why, and one button that shows it. */
export function HiddenNote({ placards, avoidance, isShowing, onShow }: HiddenNoteProps) {
  const count = placards.length;
  const avoided = [...new Set(placards.flatMap(({ allergens }) => avoidedIn(allergens, avoidance.allergens)))];
  const isByAllergens = avoidance.diets.length === 0 && avoided.length > 0;
  // Not each item has all of them.
  const names = anyOf(avoided.map(allergenWord));
  const words = isByAllergens ? text('allergens.hidden', { count, names }) : text('allergens.hidden.filters', { count });
  return (
    <LiveRegion>
      {count > 0 && (
        <p>
          {isShowing ? text('allergens.shown') : words}{' '}
          <InlineButton onClick={() => onShow(!isShowing)}>
            {isShowing ? text('allergens.shown.hide') : text('allergens.hidden.show', { count })}
          </InlineButton>
        </p>
      )}
    </LiveRegion>
  );
}
