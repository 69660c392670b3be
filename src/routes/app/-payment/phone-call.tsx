import type { ActorRefFromLogic } from 'xstate';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import type { phonePaymentMachine } from '#machines/phone-payment/phone-payment.machine.ts';
import type { SubmitEvent } from '#machines/submit/submit.types.ts';
import { CallLoading } from '#src/flows/phone-payment/CallLoading.tsx';
import { useLazyFlow } from '../../-shell/use-lazy-flow.ts';
import { PhonePayment } from './phone-payment.tsx';

interface PhoneCallProps {
  readonly actor: ActorRefFromLogic<LazyLogic<typeof phonePaymentMachine>>;
  readonly send: (event: SubmitEvent) => void;
}

/** The payment by phone of a submission. */
export function PhoneCall({ actor, send }: PhoneCallProps) {
  const { running, hasFailed, retry } = useLazyFlow(actor);
  if (running !== null) return <PhonePayment actor={running} />;
  return <CallLoading hasFailed={hasFailed} onRetry={retry} onLeave={() => send({ type: 'submit.left' })} />;
}
