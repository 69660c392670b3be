import { expect, it } from 'vitest';
import { stepsOf, type SetupStep } from '#domain/order/setup-steps.ts';
import { createSetupHistory, stepOn } from '#src/flows/order-setup/setup-history.ts';
import { openBrowserHistory } from '#test/kit/browser-history.ts';

const order = stepsOf('RPU');

function begin() {
  const browser = openBrowserHistory('/app/startOrder.html');
  const reopened: SetupStep[] = [];
  const entries = createSetupHistory(browser.page, (step) => {
    reopened.push(step);
    entries.show(step, order);
  });
  return { ...browser, entries, reopened };
}

it('Back goes to the step before and asks it again; Back from the first leaves (ORD-SETUP-14)', async () => {
  const { entries, press, at, href, reopened, routed } = begin();
  for (const step of order) entries.show(step, order);
  expect(at()).toBe(2);
  await press(-1);
  await press(-1);
  expect([reopened, at(), routed()]).toEqual([['cafe', 'destination'], 0, 0]);
  await press(-1);
  expect([href(), routed()]).toEqual(['/before', 1]);
});

it('a step that is reopened on the page goes back by its entries (ORD-SETUP-14, -15)', async () => {
  const { entries, settled, at, reopened, press, href } = begin();
  for (const step of order) entries.show(step, order);
  entries.show('destination', order);
  await settled();
  expect([at(), reopened]).toEqual([0, []]);
  await press(-1);
  expect(href()).toBe('/before');
});

it('Back while the first step is still on its way goes to the step before', async () => {
  const before = begin();
  for (const step of order) before.entries.show(step, order);
  before.entries.stop();
  const reopened: SetupStep[] = [];
  createSetupHistory(before.page, (step) => reopened.push(step));
  await before.press(-1);
  expect([reopened, before.at(), before.routed()]).toEqual([['cafe'], 1, 0]);
});

it('Forward to a step that is not reached stays at the one that is asked', async () => {
  const { entries, press, at, reopened } = begin();
  for (const step of order) entries.show(step, order);
  await press(-1);
  await press(1);
  expect([at(), reopened]).toEqual([1, ['cafe']]);
});

it('a setup that begins at a later step has that as its first entry, and a step shown again adds none', () => {
  const { entries, at, count } = begin();
  entries.show('time', order);
  entries.show('time', order);
  expect([at(), count()]).toEqual([0, 1]);
  entries.show('cafe', order);
  expect([at(), count()]).toEqual([0, 1]);
});

it('names the step of each screen that asks one', () => {
  expect(stepOn({ kind: 'confirmingCafe' })).toBe('cafe');
  expect([stepOn({ kind: 'settingCafe' }), stepOn({ kind: 'signingIn' })]).toEqual([null, null]);
});
