import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { upsellMachine } from '#machines/upsell/upsell.machine.ts';
import { upsellScreen } from '#machines/upsell/upsell.screen.ts';
import { useSameValue } from '#src/flows/kit/useSameValue.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { UpsellView } from '#src/flows/upsell/UpsellView.tsx';
import { useAppContext } from '../../-shell/use-app-context.ts';
import { useRunning } from '../../-shell/use-running.ts';
import { useOfferedLines } from './use-offered-lines.ts';
import { useOffersAtPrice } from './use-offers-at-price.ts';
import { useOrderSent } from './use-order-sent.ts';

type OpenUpsellProps = { readonly cart: ActorRefFrom<typeof cartMachine>; readonly cartId: string };

/** Draws what is offered, and ends it with the page. */
export function OpenUpsell(props: OpenUpsellProps) {
  const { app, preloadFlow } = useAppContext();
  useEffect(() => {
    preloadFlow('upsell');
    return () => app.send({ type: 'flow.closed', name: 'upsell' });
  }, [app, preloadFlow]);
  const actor = useRunning(useScreen(app, ({ children }) => children.upsell));
  return actor && <Running {...props} actor={actor} />;
}

function Running({ actor, cart, cartId }: OpenUpsellProps & { readonly actor: ActorRefFrom<typeof upsellMachine> }) {
  const { itemIds, hasTrouble, ...lines } = useOfferedLines(cart, cartId);
  const offers = useOffersAtPrice(actor);
  const taken = useSameValue(itemIds);
  useEffect(() => actor.send({ type: 'cart.revised', itemIds: taken }), [actor, taken]);
  useOrderSent(actor);
  useEffect(() => {
    if (hasTrouble) actor.send({ type: 'cart.troubled' });
  }, [actor, hasTrouble]);
  const onCount = ({ sequenceNum, quantity }: { readonly sequenceNum: number; readonly quantity: number }, wanted: number) =>
    cart.send(wanted === 0 ? { type: 'line.removed', sequenceNum } : { type: 'quantity.changed', sequenceNum, by: wanted - quantity });
  return <UpsellView {...lines} {...offers} onCount={onCount} screen={useScreen(actor, upsellScreen)} />;
}
