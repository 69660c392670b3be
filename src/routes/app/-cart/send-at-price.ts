import type { ActorRefFrom } from 'xstate';
import type { upsellMachine } from '#machines/upsell/upsell.machine.ts';
import type { UpsellEvent } from '#machines/upsell/upsell.types.ts';
import { pressesSettled } from './presses-settled.ts';
import { takeAtPrice, type PriceContext, type Say } from './take-at-price.ts';

/**
 * Returns what sends the guest's events to the offers before the checkout: one is taken at the price that it is shown at, and going on waits for
 * that. Where another price is said, the guest stays to see it.
 */
export function sendAtPrice(context: PriceContext, actor: ActorRefFrom<typeof upsellMachine>, say: Say): (event: UpsellEvent) => void {
  let refusals = 0;
  const send = (event: UpsellEvent) => actor.getSnapshot().status === 'active' && actor.send(event);
  const sayRefusal: Say = (said) => {
    if (said !== null) refusals += 1;
    say(said);
  };
  const goOn = async (event: UpsellEvent) => {
    const before = refusals;
    await pressesSettled(context);
    if (refusals === before) send(event);
  };
  return (event) => {
    if (event.type === 'checkout.continued') return void goOn(event);
    if (event.type !== 'offer.taken') return void send(event);
    const { offers, offeredFor } = actor.getSnapshot().context;
    const offer = offers.find(({ itemId }) => itemId === event.itemId);
    const shown = offeredFor && { cafeId: offeredFor.cafe.id, order: offeredFor };
    if (offer && shown) void takeAtPrice(context, offer, sayRefusal, (price) => send({ ...event, price }), shown);
  };
}
