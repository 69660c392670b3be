import type { Lost } from '#domain/product/carried.ts';
import '#src/text/lazy/carried.ts';
import { allOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';

function words({ leftOut, usual }: Lost): string {
  const values = { leftOut: allOf(leftOut), usual: allOf(usual) };
  if (usual.length === 0) return text('carried.here.leftOut', values);
  return leftOut.length === 0 ? text('carried.here.usual', values) : text('carried.here.both', values);
}

/** Says what the cafe does not make of what the guest has chosen, before it is saved. */
export const LostNote = ({ lost }: { readonly lost: Lost }) => (
  <NewWords>
    <Notice tone="warn">{words(lost)}</Notice>
  </NewWords>
);
