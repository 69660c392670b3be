import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { SummedCart } from '#domain/cart/sums.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import type { submitMachine } from '#machines/submit/submit.machine.ts';
import { submitScreen } from '#machines/submit/submit.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { SubmitView, Working } from '#src/flows/submit/SubmitView.tsx';
import { lazyPart } from '../../-shell/lazy-part.tsx';
import { Ending } from './submit-words.tsx';
import { useBackHeld } from './use-back-held.ts';

const PhoneCall = lazyPart(async () => (await import('../-payment/phone-call.tsx')).PhoneCall, <Working at="placing" />);

export interface SubmitProps {
  readonly actor: ActorRefFrom<typeof submitMachine>;
  /** The cafe-local time of now. */
  readonly now: string;
  readonly order: SetUpOrder;
  /** As it is priced now; null where it is not known. */
  readonly cart: SummedCart | null;
}

export function Submit({ actor, now, order, cart }: SubmitProps) {
  const screen = useScreen(actor, submitScreen);
  // It begins as the guest agrees to the cart that they see.
  const [agreed, setAgreed] = useState(cart);
  const call = useScreen(actor, ({ children }) => children.phonePayment);
  const send: typeof actor.send = (event) => {
    if (event.type === 'total.accepted') setAgreed(cart);
    actor.send(event);
  };
  useBackHeld(screen.kind === 'working' || screen.kind === 'calling');
  return <SubmitView {...{ screen, send, now, order, agreed, cart, Ending }} call={call && <PhoneCall actor={call} send={send} />} />;
}
