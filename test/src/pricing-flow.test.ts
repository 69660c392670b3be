import { expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { featuresFrom } from '#domain/app/features.ts';
import { noOverrides } from '#domain/pricing/overrides.ts';
import type { PressInput } from '#machines/press/press.types.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { createLogic } from '#src/flows/adding/adding.logic.ts';
import { pricingFlow } from '#src/flows/adding/pricing-flow.effects.ts';
import { croissant, itemId } from '#test/kit/pricing.ts';
import { openedApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const offer: PressInput = {
  kind: 'offer',
  press: 'press-1',
  priced: { itemId, name: croissant.name, price: 429, shown: noOverrides },
  shownFor: { cafeId: pickup.cafe.id, order: pickup },
};

/** Resolves with how a press ends while the feature is on and nothing has opened the flow of its prices. */
async function endOf(loadOpener: () => Promise<unknown>) {
  world.features.put('dynamicPricing', { name: 'dynamicPricing', isOn: true });
  const { app, services } = await openedApp(testDependencies(world), { order: pickup, previous: pickup });
  const adding = createActor(createLogic(services, loadOpener)).start();
  onTestFinished(() => {
    adding.stop();
    app.stop();
  });
  adding.send({ type: 'press.made', input: offer });
  const press = adding.getSnapshot().children['press.press-1'];
  await vi.waitFor(() => expect(press?.getSnapshot().status).toBe('done'), { timeout: 5000 });
  const { value, context } = press?.getSnapshot() ?? {};
  return { value, news: context?.news };
}

it('A press takes the menu’s price where the code that opens the prices of the rules does not come (PRICING-03)', async () => {
  expect(await endOf(() => Promise.reject(new Error('no such file')))).toEqual({ value: 'taken', news: null });
});

it('A press that asks again finds code that comes later (PRICING-01)', async () => {
  const loadOpener = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('no such file')).mockResolvedValue({});
  const sources = { features: () => featuresFrom({ dynamicPricing: true }, { isTest: false }), openFlow: () => undefined, loadOpener };
  expect(await pricingFlow(sources, new AbortController().signal)).toBeNull();
  const left = new AbortController();
  void pricingFlow(sources, left.signal);
  await vi.waitFor(() => expect(loadOpener.mock.calls.length).toBeGreaterThan(2));
  left.abort();
});
