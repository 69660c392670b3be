import type { ReorderScreen } from '#machines/reorder/reorder.screen.ts';
import type { ReorderEvent } from '#machines/reorder/reorder.types.ts';
import '#src/text/lazy/reorder.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { ReorderDialog } from './ReorderDialog.tsx';

interface UnservedProps {
  readonly screen: Extract<ReorderScreen, { kind: 'unserved' }>;
  readonly send: (event: ReorderEvent) => void;
}

/** The cafe of the earlier order does not offer the current destination: order setup starts with the earlier one, and the order is compared anew. */
export const Unserved = ({ screen: { asked }, send }: UnservedProps) => (
  <ReorderDialog
    heading={text('reorder.unserved')}
    isReadOut
    onLeave={() => send({ type: 'reorder.left' })}
    actions={
      <Button isWide onClick={() => send({ type: 'setup.requested' })}>
        {text('reorder.unserved.change')}
      </Button>
    }
  >
    <p>{text('reorder.unserved.words', { way: text(`destination.${asked}`).toLowerCase() })}</p>
  </ReorderDialog>
);
