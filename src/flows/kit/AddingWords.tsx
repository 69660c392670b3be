import '#src/text/lazy/adding.ts';
import { text } from '#src/text/text.ts';
import { NewWords } from '#src/ui/NewWords.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** Says once that an item is on its way into the cart. What comes in sooner than it can be heard is said when it is there. */
export const AddingWords = ({ name }: { readonly name: string }) => (
  <VisuallyHidden>
    <NewWords>{text('adding.now', { name })}</NewWords>
  </VisuallyHidden>
);
