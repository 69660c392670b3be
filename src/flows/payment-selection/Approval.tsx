import type { AddedMethod } from '#domain/payment/added.ts';
import type { PaymentSelectionEvent } from '#machines/payment-selection/payment-selection.types.ts';
import '#src/text/lazy/approval.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import * as css from './PaymentSelection.css.ts';

interface ApprovalProps {
  readonly method: AddedMethod;
  readonly send: (event: PaymentSelectionEvent) => void;
}

/** What a method needs before it can pay, or pays with: its approval (ALLOC-11). */
export const Approval = ({ method: { id, held }, send }: ApprovalProps) => (
  <Stack gap={8}>
    <p className={css.note}>{text(held === null ? `approval.${id}.how` : `approval.${id}.done`)}</p>
    <div>
      <Button tone="secondary" aria-haspopup="dialog" onClick={() => send({ type: 'approval.requested', id })}>
        {text(held === null ? `approval.${id}.open` : `approval.${id}.again`)}
      </Button>
    </div>
  </Stack>
);
