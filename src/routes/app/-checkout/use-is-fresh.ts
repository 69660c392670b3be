import type { ActorRefFrom } from 'xstate';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import { useHasStood } from '#src/flows/kit/useHasStood.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';

/**
 * Returns whether the total, or a change of the cart that the guest did not make on this page, has just appeared: a press was meant for what was
 * there before.
 */
export function useIsFresh(actor: ActorRefFrom<typeof checkoutMachine>, screen: CheckoutScreen): boolean {
  const contents = useScreen(actor, ({ context }) => context.contents);
  const isFilling = screen.kind === 'filling';
  const news = isFilling && screen.formerTotal !== null && !screen.isOwnChange ? `${screen.total} ${contents}` : null;
  const hasStood = useHasStood(isFilling ? 'total' : null);
  const haveNewsStood = useHasStood(news);
  return !hasStood || (news !== null && !haveNewsStood);
}
