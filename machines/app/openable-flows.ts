import type { DoneActorEvent, InputFrom, OutputFrom } from 'xstate';
import { lazyFlow } from '../kit/lazy.ts';
import type { activeOrdersMachine } from '../active-orders/active-orders.machine.ts';
import type { allergensMachine } from '../allergens/allergens.machine.ts';
import type { comboMachine } from '../combo/combo.machine.ts';
import type { discountMachine } from '../discount/discount.machine.ts';
import type { donationMachine } from '../donation/donation.machine.ts';
import type { dynamicPricingMachine } from '../dynamic-pricing/dynamic-pricing.machine.ts';
import type { productMachine } from '../product/product.machine.ts';
import type { remedyMachine } from '../remedy/remedy.machine.ts';
import type { reorderMachine } from '../reorder/reorder.machine.ts';
import type { upsellMachine } from '../upsell/upsell.machine.ts';
import type { prospectMachine } from '../prospect/prospect.machine.ts';

/** Flows that the root opens by name with `flow.opened`, one line each. They are known by type alone, so that none is in the first load. */
export const openableFlows = {
  activeOrders: lazyFlow<typeof activeOrdersMachine>('activeOrders'),
  allergens: lazyFlow<typeof allergensMachine>('allergens'),
  dynamicPricing: lazyFlow<typeof dynamicPricingMachine>('dynamicPricing'),
  combo: lazyFlow<typeof comboMachine>('combo'),
  discount: lazyFlow<typeof discountMachine>('discount'),
  donation: lazyFlow<typeof donationMachine>('donation'),
  product: lazyFlow<typeof productMachine>('product'),
  remedy: lazyFlow<typeof remedyMachine>('remedy'),
  reorder: lazyFlow<typeof reorderMachine>('reorder'),
  upsell: lazyFlow<typeof upsellMachine>('upsell'),
  prospect: lazyFlow<typeof prospectMachine>('prospect'),
};

type OpenableFlows = typeof openableFlows;

/** Name of a flow that the root opens: source and id of its actor. */
export type FlowName = keyof OpenableFlows;

/** A flow by name, with its input. */
export type FlowRequest = { [Name in FlowName]: { readonly name: Name; readonly input: InputFrom<OpenableFlows[Name]> } }[FlowName];

/** A flow that has reached its end, with its output. */
export type FlowEnd = { [Name in FlowName]: { readonly name: Name; readonly output: OutputFrom<OpenableFlows[Name]> } }[FlowName];

/** Returns the end that a done event tells. TypeScript does not know that id and output belong together. */
export const flowEndOf = ({ event }: { event: DoneActorEvent<FlowEnd['output'], FlowName> }) =>
  ({ name: event.actorId, output: event.output }) as FlowEnd;

/** Inputs of the flows that are open, by name. */
export type OpenFlows = { readonly [Name in FlowName]?: InputFrom<OpenableFlows[Name]> };
