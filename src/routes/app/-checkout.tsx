import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafeTimeAt, dayOf } from '#domain/time/cafe-time.ts';
import { momentLabel } from '#domain/time/label.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { checkoutScreen } from '#machines/checkout/checkout.screen.ts';
import type { submitMachine } from '#machines/submit/submit.machine.ts';
import { submitScreen } from '#machines/submit/submit.screen.ts';
import { cartById } from '#src/api/cart.ts';
import { cardAsSecret } from '#src/api/payment.ts';
import { CheckoutView } from '#src/views/checkout/CheckoutView.tsx';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { PageLoading } from '#src/views/shell/PageLoading.tsx';
import { SubmitView } from '#src/views/submit/SubmitView.tsx';

export function CheckoutPage() {
  const { app } = useRouteContext({ from: '__root__' });
  const checkout = useScreen(app, (snapshot) => snapshot.children.checkout);
  const order = useScreen(app, (snapshot) => snapshot.context.order);
  return checkout && order ? <Checkout actor={checkout} order={order} /> : <PageLoading />;
}

interface CheckoutProps {
  readonly actor: ActorRefFrom<typeof checkoutMachine>;
  readonly order: SetUpOrder;
}

function Checkout({ actor, order }: CheckoutProps) {
  const { call, clock, vault } = useRouteContext({ from: '__root__' });
  const screen = useScreen(actor, checkoutScreen);
  const submit = useScreen(actor, (snapshot) => snapshot.children.submit);
  const cartId = useScreen(actor, (snapshot) => snapshot.context.cartId);
  // The flow asks for the cart itself, with its tax.
  const { data: cart = null } = useQuery({ ...cartById(call, cartId), enabled: screen.kind === 'filling' && screen.busy === null });
  const now = cafeTimeAt(clock.now(), order.cafe.timeZone);
  const momentOf = (at: string) => momentLabel(at, now);
  return (
    <CheckoutView
      screen={screen}
      send={actor.send}
      order={order}
      cart={cart}
      today={dayOf(now)}
      momentOf={momentOf}
      keepCard={(card) => vault.keep(cardAsSecret(card))}
      submit={submit && <Submit actor={submit} momentOf={momentOf} />}
    />
  );
}

interface SubmitProps {
  readonly actor: ActorRefFrom<typeof submitMachine>;
  readonly momentOf: (at: string) => string;
}

const Submit = ({ actor, momentOf }: SubmitProps) => (
  <SubmitView screen={useScreen(actor, submitScreen)} send={actor.send} momentOf={momentOf} />
);
