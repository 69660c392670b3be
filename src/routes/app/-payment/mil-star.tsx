import type { ActorRefFromLogic } from 'xstate';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import type { paymentEntryMachine } from '#machines/payment-entry/payment-entry.machine.ts';
import type { PaymentSelectionEvent } from '#machines/payment-selection/payment-selection.types.ts';
import { AdditionDialog } from '#src/flows/payment-selection/AdditionDialog.tsx';
import { text } from '#src/text/text.ts';
import { useLazyFlow } from '../../-shell/use-lazy-flow.ts';
import { MilStarForm } from './mil-star-form.tsx';

interface MilStarProps {
  readonly actor: ActorRefFromLogic<LazyLogic<typeof paymentEntryMachine>>;
  readonly send: (event: PaymentSelectionEvent) => void;
  readonly canSave: boolean;
}

/** A Military Star card that is typed at the checkout, over the page. */
export function MilStar({ actor, send, canSave }: MilStarProps) {
  const { running, hasFailed, retry } = useLazyFlow(actor);
  return (
    <AdditionDialog heading={text('payment.milStar')} isLoaded={running !== null} hasFailed={hasFailed} onRetry={retry} send={send}>
      {running !== null && <MilStarForm actor={running} canSave={canSave} />}
    </AdditionDialog>
  );
}
