import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLaterPart } from '#src/flows/kit/useLaterPart.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { text } from '#src/text/text.ts';
import { LazyFlow } from '../../-shell/LazyFlow.tsx';
import { lazyPart } from '../../-shell/lazy-part.tsx';
import { useOrderActor } from '../../-shell/use-order.ts';
import { Checkout } from './checkout.tsx';
import { Ending, TroubleNotice } from './submit-words.tsx';

const StoppedCheckout = lazyPart(async () => (await import('#src/flows/checkout/StoppedCheckout.tsx')).StoppedCheckout, <PageLoading />);

export function CheckoutPage() {
  const { actors } = useRouteContext({ from: '__root__' });
  const actor = useOrderActor();
  useLaterPart(Ending);
  useLaterPart(TroubleNotice);
  const checkout = useScreen(actor, (snapshot) => snapshot.children.checkout);
  const order = useScreen(actor, (snapshot) => snapshot.context.order);
  // The route opens the checkout before its page: one that is not there now broke. One that goes later ended, and the next page comes.
  const [hasBroken, setBroken] = useState(checkout === undefined);
  useEffect(() => {
    const heard = [
      actor.on('fault.found', ({ source }) => source === 'checkout' && setBroken(true)),
      // The order broke, and its checkout with it.
      actors.orders.on('fault.found', () => setBroken(true)),
    ];
    return () => heard.forEach(({ unsubscribe }) => unsubscribe());
  }, [actor, actors]);
  if (checkout && order) return <LazyFlow actor={checkout}>{(actor) => <Checkout actor={actor} order={order} />}</LazyFlow>;
  return hasBroken || checkout ? <StoppedCheckout /> : <PageLoading heading={text('title.checkout')} />;
}
