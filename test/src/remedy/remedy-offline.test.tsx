import { expect, it } from 'vitest';
import type { RemedyScreen } from '#machines/remedy/remedy.screen.ts';
import { RemedyView } from '#src/flows/remedy/RemedyView.tsx';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const failed: Extract<RemedyScreen, { kind: 'noAppeasement' }> = {
  kind: 'noAppeasement',
  layout: 'overlay',
  number: '412907',
  why: 'failed',
  order: null,
  told: [],
  isRetriable: true,
};
const wordsOf = (screen: RemedyScreen, isOffline: boolean) =>
  htmlOf(
    () => <RemedyView screen={screen} send={() => {}} supportUrl="/help" feedbackUrl={null} isOffline={isOffline} />,
    testDependencies(world),
    null,
  );

it('help that could not be asked for without a connection says that, and not that it went wrong on our end', async () => {
  const html = await wordsOf(failed, true);
  expect(html).toContain('You’re offline, so nothing was sent.');
  expect(html).not.toContain('on our end');
  expect(html).toContain('Try again');
});

it('help that failed with a connection, or was answered before it was lost, keeps its reason', async () => {
  expect(await wordsOf(failed, false)).toContain('Something went wrong on our end');
  expect(await wordsOf({ ...failed, why: 'noOptions' }, true)).toContain('We can’t refund this order from the website');
});
