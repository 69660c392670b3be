import type { Cents } from '#domain/money/money.ts';
import { isHeldFor, type AddedMethod } from '#domain/payment/added.ts';
import type { PaymentSelectionEvent } from '#machines/payment-selection/payment-selection.types.ts';
import '#src/text/lazy/addition.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import * as css from './PaymentSelection.css.ts';

interface AdditionProps {
  readonly method: AddedMethod;
  /** What it would pay. */
  readonly cents: Cents;
  readonly send: (event: PaymentSelectionEvent) => void;
}

/** What a method needs before it can pay, or pays with: its approval (ALLOC-11). */
export function Addition({ method, cents, send }: AdditionProps) {
  const { id } = method;
  const isHeld = isHeldFor(method, cents);
  return (
    <Stack gap={8}>
      <p className={css.note}>{text(isHeld ? `addition.${id}.done` : `addition.${id}.how`)}</p>
      <div>
        <Button tone="secondary" aria-haspopup="dialog" onClick={() => send({ type: 'addition.requested', kind: id })}>
          {text(isHeld ? `addition.${id}.again` : `addition.${id}.open`)}
        </Button>
      </div>
    </Stack>
  );
}
