import type { CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.types.ts';
import { Working } from '#src/flows/submit/SubmitView.tsx';
import { Ending } from './submit-words.tsx';
import { Submit, type SubmitProps } from './submit.tsx';
import { useBackHeld } from './use-back-held.ts';

/** While a later time is saved, by the press that orders for it. */
function Rescheduling() {
  useBackHeld(true);
  return <Working at="placing" />;
}

const unknown = { kind: 'unknown', isMaintenance: false } as const;

interface Given extends Omit<SubmitProps, 'actor'> {
  /** Another tab has sent the order, and it is not known what came of it. */
  readonly isSent: boolean;
  readonly send: (event: CheckoutEvent) => void;
}

/** The submission, over the form or in its place, or what is said of that of another tab; null: none is at work. */
export function submitOf(screen: CheckoutScreen, actor: SubmitProps['actor'] | undefined, { isSent, send, ...given }: Given) {
  if (actor) return <Submit actor={actor} {...given} />;
  if (screen.kind !== 'filling') return null;
  if (screen.busy === 'rescheduling') return <Rescheduling />;
  return isSent && screen.busy !== 'saving' ? (
    <Ending {...given} screen={unknown} send={() => send({ type: 'outcome.requested' })} />
  ) : null;
}
