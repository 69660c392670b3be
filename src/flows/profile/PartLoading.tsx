import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { RowBlocks } from '#src/ui/Blocks.tsx';
import { Waiting } from '#src/flows/kit/Waiting.tsx';

/** Rows, until what they say is known. */
export const PartLoading = ({ onRetry }: { readonly onRetry?: () => void }) => (
  <Waiting isPage label={text('profile.loading')} onRetry={onRetry}>
    <RowBlocks count={5} />
  </Waiting>
);
