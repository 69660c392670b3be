import type { SnapshotFrom } from 'xstate';
import type { PriceOverrides } from '#domain/pricing/overrides.ts';
import type { dynamicPricingMachine } from './dynamic-pricing.machine.ts';

export interface DynamicPricingScreen {
  readonly kind: 'idle' | 'fetching' | 'applied' | 'cleared';
  readonly overrides: PriceOverrides;
}

export const dynamicPricingScreen = ({
  value,
  context: { overrides },
}: SnapshotFrom<typeof dynamicPricingMachine>): DynamicPricingScreen => ({
  kind: value,
  overrides,
});
