import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { StoppedCheckout } from '#src/flows/checkout/StoppedCheckout.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { LazyFlow } from '../-shell/LazyFlow.tsx';
import { Checkout } from './-checkout.tsx';

export function CheckoutPage() {
  const { app } = useRouteContext({ from: '__root__' });
  const checkout = useScreen(app, (snapshot) => snapshot.children.checkout);
  const order = useScreen(app, (snapshot) => snapshot.context.order);
  // The route opens the checkout before its page: one that is not there now broke. One that goes later ended, and the next page comes.
  const [hasBroken, setBroken] = useState(checkout === undefined);
  useEffect(() => {
    const heard = app.on('fault.found', ({ source }) => source === 'checkout' && setBroken(true));
    return () => heard.unsubscribe();
  }, [app]);
  if (checkout && order) return <LazyFlow actor={checkout}>{(actor) => <Checkout actor={actor} order={order} />}</LazyFlow>;
  return hasBroken || checkout ? <StoppedCheckout /> : <PageLoading />;
}
