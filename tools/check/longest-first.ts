import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests that take long, the longest first: they build or start something, walk every path, or wait. Begun last, one of them would keep one core
 * busy while the other waits.
 */
const longest = [
  'model-tests/paths.test.ts',
  'test/tools/new-flow.test.ts',
  'test/src/tracking/leak.test.ts',
  'model-tests/reload.test.ts',
  'test/src/cart/discount.test.ts',
  // Before any story: the two pages of the drivers begin together, and stories, which can be shared out by files, fill what is left.
  'model-tests/drivers.test.tsx',
  'model-tests/payment-selection/payment-selection.model.ts',
  'model-tests/checkout/checkout.model.ts',
  'model-tests/verification/verification.model.ts',
  'model-tests/combo/combo.model.ts',
  'model-tests/address-search/address-search.model.ts',
  'model-tests/cart/cart.model.ts',
  'test/journeys/book.test.ts',
  'test/journeys/again.test.ts',
  'test/journeys/stored-payments.test.ts',
  'test/journeys/after-the-order.test.ts',
  'test/journeys/payment.test.ts',
  'test/journeys/reach.test.ts',
  'test/journeys/two-tabs.test.ts',
  'test/journeys/contract.test.ts',
  'test/journeys/by-phone.test.ts',
  'test/journeys/members.test.ts',
  'test/journeys/moved-time.test.ts',
  'test/journeys/exactly-once.test.ts',
  'test/journeys/menu.test.ts',
  'test/journeys/start.test.ts',
  'test/journeys/night.test.ts',
  'test/journeys/kill-points.test.ts',
  'test/journeys/destinations.test.ts',
];

/** Vitest takes large files first, but what a small one does may take the longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const placeOf = ({ moduleId }: TestSpecification) => longest.findIndex((name) => moduleId.endsWith(name));
    const first = sorted.filter((file) => placeOf(file) >= 0).toSorted((one, other) => placeOf(one) - placeOf(other));
    return [...first, ...sorted.filter((file) => placeOf(file) < 0)];
  }
}
