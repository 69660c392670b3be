import { expect, it } from 'vitest';
import { tipIn, typedTip, wrongTip } from '#src/flows/checkout/tip-form.ts';

it('a tip below zero is refused and stays as it was typed (VALID-10)', () => {
  for (const typed of ['-5', ' -5.00', '−5']) {
    expect([typedTip(typed).startsWith('-5'), tipIn(typed)]).toEqual([true, null]);
    expect(wrongTip(typedTip(typed), { percent: null, tip: 0 }).tip).toMatch(/\$0\.01/);
  }
  expect([typedTip('$5'), tipIn('5'), tipIn('5,50')]).toEqual(['5', 500, 550]);
});
