import { useLaterPart } from '#src/flows/kit/useLaterPart.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { text } from '#src/text/text.ts';
import { LazyFlow } from '../../-shell/LazyFlow.tsx';
import { lazyPart } from '../../-shell/lazy-part.tsx';
import { useHasBroken } from '../../-shell/use-has-broken.ts';
import { useOrderActor } from '../../-shell/use-order.ts';
import { Checkout } from './checkout.tsx';
import { Ending, TroubleNotice } from './submit-words.tsx';

const StoppedCheckout = lazyPart(async () => (await import('#src/flows/checkout/StoppedCheckout.tsx')).StoppedCheckout, <PageLoading />);

export function CheckoutPage() {
  const actor = useOrderActor();
  useLaterPart(Ending);
  useLaterPart(TroubleNotice);
  const checkout = useScreen(actor, (snapshot) => snapshot.children.checkout);
  const order = useScreen(actor, (snapshot) => snapshot.context.order);
  const hasBroken = useHasBroken('checkout');
  if (checkout && order) return <LazyFlow actor={checkout}>{(actor) => <Checkout actor={actor} order={order} />}</LazyFlow>;
  return hasBroken || checkout ? <StoppedCheckout /> : <PageLoading heading={text('title.checkout')} />;
}
