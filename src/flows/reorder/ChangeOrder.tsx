import type { ReorderEvent } from '#machines/reorder/reorder.types.ts';
import '#src/text/lazy/reorder.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';

/** Opens the setup of the order in hand, after which the order of before is compared anew. */
export const ChangeOrder = ({ send }: { readonly send: (event: ReorderEvent) => void }) => (
  <Button tone="secondary" isWide onClick={() => send({ type: 'setup.requested' })}>
    {text('reorder.change')}
  </Button>
);
