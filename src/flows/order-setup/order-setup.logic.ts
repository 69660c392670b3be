import * as v from 'valibot';
import version from 'virtual:flow-version/order-setup';
import { kitchenAmount } from '#domain/cart/sums.ts';
import { SetupSearch } from '#domain/navigation/search.ts';
import { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import { cafeSearchMachine } from '#machines/cafe-search/cafe-search.machine.ts';
import { cafeSessionMachine } from '#machines/cafe-session/cafe-session.machine.ts';
import { orderSetupMachine } from '#machines/order-setup/order-setup.machine.ts';
import { slotsMachine } from '#machines/slots/slots.machine.ts';
import { addressSearchPorts, cafeSearchPorts } from '#src/flows/cafe-search/cafe-search.ports.ts';
import { cafeSettings } from '#src/api/cafe.ts';
import { cartById } from '#src/api/cart.ts';
import { cafeSessionPorts, orderSetupPorts, slotsPorts } from '#src/flows/cafe-session/cafe-session.ports.ts';
import type { HandlersOf } from '#src/app/effects.ts';
import type { Services } from '#src/app/services.ts';
import { parseSearch } from '#src/app/search-text.ts';
import { persist } from '#src/app/persist.ts';
import { insideOrderSetup, OrderSetupContextSchema } from './order-setup.context.ts';

/** The machines with their ports. */
export function createLogic(services: Services) {
  const { actors, call, queryClient, cartId, config, features, location } = services;
  const dependencies = {
    ...services,
    settings: () => cafeSettings(config, features()),
    orderAmount() {
      const cart = queryClient.getQueryData(cartById(call, cartId() ?? '').queryKey);
      return cart === undefined ? 0 : kitchenAmount(cart);
    },
    curbsideCutoff: config.curbsideCutoff,
    isCatering: config.isCatering,
    hasNightHours: () => features().nightHours,
    wantedItem: () => v.parse(SetupSearch, parseSearch(location().searchStr)).item ?? null,
    orderInHand: () => actors.order.getSnapshot().context.order,
  };
  const machine = orderSetupMachine.provide({
    actors: {
      ...orderSetupPorts(dependencies),
      cafeSearch: cafeSearchMachine.provide({ actors: cafeSearchPorts(dependencies) }),
      addressSearch: addressSearchMachine.provide({ actors: addressSearchPorts(dependencies) }),
      cafeSession: cafeSessionMachine.provide({ actors: cafeSessionPorts(dependencies) }),
      slots: slotsMachine.provide({ actors: slotsPorts(dependencies) }),
    },
  });
  return persist(
    machine,
    {
      version,
      context: OrderSetupContextSchema,
      inside: insideOrderSetup,
      matches: (context, input) =>
        context.isGroup === input.isGroup &&
        context.cafeId === input.cafeId &&
        context.destination === input.destination &&
        context.start?.askedAt === input.start?.askedAt &&
        // Signed in or out since: the question of sign-in is not restored, nor passed over (ORD-SETUP-21, -22).
        context.needsSignIn === input.needsSignIn,
    },
    services,
  );
}

export const on: HandlersOf<typeof orderSetupMachine> = {
  'guest.continued': (_, { send }) => send({ type: 'guest.continued' }),
};
