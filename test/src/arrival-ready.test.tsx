import { expect, it } from 'vitest';
import type { ArrivalScreen } from '#machines/arrival/arrival.screen.ts';
import { ArrivalView } from '#src/flows/arrival/ArrivalView.tsx';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const expected: ArrivalScreen = {
  kind: 'expected',
  destination: 'DRIVE_THRU',
  number: '1047',
  isBusy: false,
  trouble: null,
  phoneNumber: null,
};
const shown = (isReady?: boolean) =>
  htmlOf(
    () => <ArrivalView screen={expected} send={() => {}} phone="5551234567" cafePhone="" {...(isReady !== undefined && { isReady })} />,
    testDependencies(world),
    null,
  );

it('"I’m here" is the primary button once the order is ready, as far as is known; before, the card says that it is not (SERVICE-01)', async () => {
  const early = await shown(false);
  expect(early).toContain('It isn’t ready yet.');
  expect(early).toMatch(/Button_button_tone_secondary[^>]*>(<[^>]*>)*I’m here/);
  for (const ready of [await shown(true), await shown()]) {
    expect(ready).toContain('We have it ready at the window.');
    expect(ready).toMatch(/Button_button_tone_primary[^>]*>(<[^>]*>)*I’m here/);
  }
});
