import { NewWords } from '#src/ui/NewWords.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** For ears: that the cafe of an order takes none now, when that becomes known. Null: it does. */
export const ClosedSaid = ({ words }: { readonly words: string | null }) => (
  <NewWords>{words !== null && <VisuallyHidden>{words}</VisuallyHidden>}</NewWords>
);
