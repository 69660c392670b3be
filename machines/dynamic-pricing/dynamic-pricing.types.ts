import type { PricingContext } from '#domain/pricing/order-context.ts';
import type { PriceOverrides } from '#domain/pricing/overrides.ts';

/** Empty: the order comes with `context.changed`. */
export type DynamicPricingInput = Readonly<Record<never, never>>;

export interface DynamicPricingContext {
  /** What the overrides are for; null: nothing was asked yet. */
  readonly asked: PricingContext | null;
  readonly overrides: PriceOverrides;
  /** The server's number of the answer; null without one (PRICING-02). */
  readonly pkid: string | null;
  /** Calls for it that have failed one after another. */
  readonly failures: number;
}

export type DynamicPricingEvent =
  /** The order, its cart or its customer may have changed. */
  | { type: 'context.changed'; context: PricingContext }
  /** A price is to be taken: after a failure it is asked for once more at once. */
  | { type: 'overrides.retried' };

/** A call failed: its prices are not known, and that is logged (PRICING-03). */
export type DynamicPricingEmitted = { type: 'fault.found'; source: string; message: string };

export interface LoadOverridesInput {
  readonly context: PricingContext;
}
export type LoadOverridesResult = { kind: 'loaded'; overrides: PriceOverrides; pkid: string | null };
