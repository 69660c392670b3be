import '#src/text/lazy/allergens.ts';
import { text } from '#src/text/text.ts';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { allergenWords } from './allergen-words.ts';

/** Says that an item has what the guest avoids, and is read out when it comes. `allergens`: one or more. */
export const AvoidedNote = ({ allergens }: { readonly allergens: readonly string[] }) => (
  <NewWords>
    <Notice tone="bad" heading={text('allergens.has', { names: allergenWords(allergens) })}>
      {text('allergens.has.words')}
    </Notice>
  </NewWords>
);
