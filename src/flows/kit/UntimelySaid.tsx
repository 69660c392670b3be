import { NewWords } from '#src/ui/NewWords.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** For ears: that an order cannot be had at its time, when that becomes known. Null: it can. */
export const UntimelySaid = ({ words }: { readonly words: string | null }) => (
  <NewWords>{words !== null && <VisuallyHidden>{words}</VisuallyHidden>}</NewWords>
);
