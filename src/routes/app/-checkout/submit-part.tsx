import type { CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import { Working } from '#src/flows/submit/SubmitView.tsx';
import { Submit, type SubmitProps } from './submit.tsx';
import { useBackHeld } from './use-back-held.ts';

/** While a later time is saved, by the press that orders for it. */
function Rescheduling() {
  useBackHeld(true);
  return <Working at="placing" />;
}

/** The submission, over the form or in its place; null: none is at work. */
export function submitOf(screen: CheckoutScreen, actor: SubmitProps['actor'] | undefined, given: Omit<SubmitProps, 'actor'>) {
  if (actor) return <Submit actor={actor} {...given} />;
  return screen.kind === 'filling' && screen.busy === 'rescheduling' ? <Rescheduling /> : null;
}
