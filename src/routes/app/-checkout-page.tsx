import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { StoppedCheckout } from '#src/flows/checkout/StoppedCheckout.tsx';
import { useLaterPart } from '#src/flows/kit/useLaterPart.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { LazyFlow } from '../-shell/LazyFlow.tsx';
import { useOrderActor } from '../-shell/use-order.ts';
import { Checkout } from './-checkout.tsx';
import { Ending, TroubleNotice } from './-submit.tsx';

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
  return hasBroken || checkout ? <StoppedCheckout /> : <PageLoading />;
}
