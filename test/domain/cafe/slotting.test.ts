import { describe, expect, it } from 'vitest';
import { isSlotted, slottingFrom } from '#domain/cafe/slotting.ts';
import { destinations } from '#domain/order/order.ts';

const plain = { isVirtual: false, isSkipped: false };

describe('slotting', () => {
  it('A cafe’s own features say that it skips slotting or is virtual (OPEN-40)', () => {
    expect(slottingFrom({}, false)).toEqual(plain);
    expect(slottingFrom({ skipOrderSlotting: true }, false)).toEqual({ isVirtual: false, isSkipped: true });
    expect(slottingFrom({ skipOrderSlotting: 'true' }, false)).toEqual({ isVirtual: false, isSkipped: true });
    expect(slottingFrom({ skipOrderSlotting: 'false', virtualLocation: true }, false)).toEqual({ isVirtual: true, isSkipped: false });
    expect(slottingFrom({}, true)).toEqual({ isVirtual: true, isSkipped: false });
  });

  it('Skipped for pickup only, by the cafe or by the feature (FLAGS-16)', () => {
    for (const [slotting, isSkippedEverywhere] of [
      [{ ...plain, isSkipped: true }, false],
      [plain, true],
    ] as const) {
      expect(destinations.filter((destination) => !isSlotted(slotting, destination, isSkippedEverywhere))).toEqual(['RPU']);
    }
    expect(destinations.every((destination) => isSlotted(plain, destination, false))).toBe(true);
  });

  it('A virtual location has no times for any destination (CAFE-08)', () => {
    expect(destinations.some((destination) => isSlotted({ ...plain, isVirtual: true }, destination, false))).toBe(false);
  });
});
