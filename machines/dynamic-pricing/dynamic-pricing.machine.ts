import { assign, emit, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { isSameContext, isSamePlace, type PricingContext } from '#domain/pricing/order-context.ts';
import { isSameValue } from '#domain/same-value.ts';
import { noOverrides, type PriceOverrides } from '#domain/pricing/overrides.ts';
import { pricingWaitMs } from '#domain/pricing/retry.ts';
import { eventParams, faultOf, is, outcome } from '../kit/outcome.ts';
import { port, waits } from '../kit/port.ts';
import type {
  DynamicPricingContext,
  DynamicPricingEmitted,
  DynamicPricingEvent,
  DynamicPricingInput,
  LoadOverridesInput,
  LoadOverridesResult,
} from './dynamic-pricing.types.ts';

/** Prices that rules put in the place of the menu's, for the order as it is: asked for once for each change of it (PRICING, CART-08). */
export const dynamicPricingMachine = setup({
  types: {
    context: {} as DynamicPricingContext,
    input: {} as DynamicPricingInput,
    events: {} as DynamicPricingEvent,
    emitted: {} as DynamicPricingEmitted,
  },
  actors: { loadOverrides: port<LoadOverridesInput, LoadOverridesResult>('loadOverrides'), pause: waits.pause },
  guards: {
    isKnown: ({ context: { asked } }, { context }: { context: PricingContext }) => isSameContext(asked, context),
  },
  actions: {
    // Prices of another cafe, time or person are not shown meanwhile; those of another number of buns, or of a minute ago, are.
    setContext: assign(({ context: { asked } }, { context }: { context: PricingContext }) => ({
      asked: context,
      failures: 0,
      ...(!isSamePlace(asked, context) && { overrides: noOverrides, pkid: null }),
    })),
    // What is the same stays the same object, so that nothing is drawn or asked again by it.
    setOverrides: assign(({ context }, { overrides, pkid }: { overrides: PriceOverrides; pkid: string | null }) => ({
      overrides: isSameValue(context.overrides, overrides) ? context.overrides : overrides,
      pkid,
      failures: 0,
    })),
    clearOverrides: assign(({ context }) => ({ overrides: noOverrides, pkid: null, failures: context.failures + 1 })),
    emitFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found' as const, ...fault })),
  },
}).createMachine({
  id: 'dynamicPricing',
  context: { asked: null, overrides: noOverrides, pkid: null, failures: 0 },
  initial: 'idle',
  on: {
    'context.changed': [
      { guard: { type: 'isKnown', params: eventParams } },
      { target: '.fetching', actions: { type: 'setContext', params: eventParams } },
    ],
  },
  states: {
    idle: { description: 'There is no order whose prices could be asked for.' },
    fetching: {
      description: 'The prices of the order are asked for; an answer for an older one is not read.',
      invoke: {
        id: 'loadOverrides',
        src: 'loadOverrides',
        input: ({ context }) => ({ context: must(context.asked, 'asked') }),
        onDone: { guard: is('loaded'), target: 'applied', actions: { type: 'setOverrides', params: outcome('loaded') } },
        onError: { target: 'cleared', actions: ['clearOverrides', { type: 'emitFault', params: faultOf('dynamicPricing') }] },
      },
    },
    applied: { description: 'What the rules say holds.' },
    cleared: {
      description: 'The call failed: the prices of the menu hold (PRICING-03) until the rules are asked for again.',
      on: { 'overrides.retried': 'fetching' },
      invoke: {
        id: 'pause',
        src: 'pause',
        input: ({ context }) => ({ ms: pricingWaitMs(context.failures) }),
        onDone: 'fetching',
        onError: 'fetching',
      },
    },
  },
});
