import { InlineButton } from '#src/ui/InlineButton.tsx';
import { NewWords } from '#src/ui/NewWords.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

interface UntimelySaidProps {
  readonly words: string | null;
  /** Label of a button to other times. Default: the page has its own. */
  readonly choose?: string | null;
  readonly onChoose?: () => void;
}

/** For ears, that an order cannot be had at its time, when that becomes known; null: it can. With a button where the page has none for it. */
export const UntimelySaid = ({ words, choose = null, onChoose }: UntimelySaidProps) => (
  <>
    <NewWords>{words !== null && <VisuallyHidden>{words}</VisuallyHidden>}</NewWords>
    {choose !== null && <InlineButton onClick={onChoose}>{choose}</InlineButton>}
  </>
);
