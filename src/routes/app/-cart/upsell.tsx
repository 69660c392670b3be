import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';

/** Its code comes after the page of the cart. */
const OpenUpsell = lazyExtra(async () => (await import('./open-upsell.tsx')).OpenUpsell);

/** What is offered on the way to the checkout, over the cart. */
export function Upsell({ cart }: { readonly cart: ActorRefFrom<typeof cartMachine> }) {
  const cartId = useScreen(cart, ({ context }) => context.cartId);
  const isAfterFirstPage = useAfterFirstPage();
  return isAfterFirstPage && cartId !== null && <OpenUpsell cart={cart} cartId={cartId} />;
}
