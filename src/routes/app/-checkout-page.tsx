import { useRouteContext } from '@tanstack/react-router';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { PageLoading } from '#src/views/shell/PageLoading.tsx';
import { Checkout } from './-checkout.tsx';

export function CheckoutPage() {
  const { app } = useRouteContext({ from: '__root__' });
  const checkout = useScreen(app, (snapshot) => snapshot.children.checkout);
  const order = useScreen(app, (snapshot) => snapshot.context.order);
  return checkout && order ? <Checkout actor={checkout} order={order} /> : <PageLoading />;
}
