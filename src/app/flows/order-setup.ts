import * as v from 'valibot';
import { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import { cafeSearchMachine } from '#machines/cafe-search/cafe-search.machine.ts';
import { cafeSessionMachine } from '#machines/cafe-session/cafe-session.machine.ts';
import { orderSetupMachine } from '#machines/order-setup/order-setup.machine.ts';
import { slotsMachine } from '#machines/slots/slots.machine.ts';
import { addressSearchPorts, cafeSearchPorts } from '#src/ports/cafe-search.ts';
import { cafeSessionPorts, slotsPorts } from '#src/ports/cafe-session.ts';
import { cafeSettings, type Around } from '../around.ts';
import { keep } from '../keep.ts';

/** The order setup with its inner flows; a reload brings the guest back to the step where they were. */
export function orderSetupFlow(around: Around) {
  const surroundings = { ...around, settings: () => cafeSettings(around) };
  const machine = orderSetupMachine.provide({
    actors: {
      cafeSearch: cafeSearchMachine.provide({ actors: cafeSearchPorts(surroundings) }),
      addressSearch: addressSearchMachine.provide({ actors: addressSearchPorts(surroundings) }),
      cafeSession: cafeSessionMachine.provide({ actors: cafeSessionPorts(surroundings) }),
      slots: slotsMachine.provide({ actors: slotsPorts(surroundings) }),
    },
  });
  return keep(
    machine,
    {
      flow: 'orderSetup.flow',
      version: 1,
      context: v.looseObject({ draft: v.looseObject({}), isGroup: v.boolean() }),
      fits: (context, input) =>
        context.isGroup === input.isGroup && context.cafeId === input.cafeId && context.destination === input.destination,
    },
    around.tabShelf,
  );
}
