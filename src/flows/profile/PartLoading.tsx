import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { RowBlocks } from '#src/ui/Blocks.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Rows, until what they say is known. */
export const PartLoading = () => (
  <Skeleton isPage label={text('profile.loading')}>
    <RowBlocks count={5} />
  </Skeleton>
);
