import type { World } from '#sandbox/world/world.ts';
import { expect, onTestFinished } from 'vitest';
import * as v from 'valibot';
import { pricingOverrides } from '#contract/pricing.ts';
import { must } from '#domain/must.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import type { Feature } from '#domain/app/features.ts';
import { placards } from '#sandbox/world/menu/catalog.ts';
import '#src/text/lazy/notices.ts';
import { watchPricing } from '#src/app/after-first-page/watch-pricing.ts';
import { bodyOf } from '#test/kit/body-of.ts';
import { openedApp, type Earlier } from '#test/kit/live.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

export const afternoon = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T15:00' } } as const;
export const noon = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T12:30' } } as const;
export const croissant = must(placards.get('5101'), 'pastry');
export const itemId = must(croissant.items[0], 'item').itemId;

/** The app with the features on, and every order context that it asks with. `delay`: what the answer to each of them waits for. */
export async function watched(
  world: World,
  on: readonly Feature[],
  earlier: Earlier = { order: afternoon },
  delay: (count: number) => Promise<void> = async () => {},
) {
  for (const name of on) world.features.put(name, { name, isOn: true });
  const asked: v.InferOutput<typeof pricingOverrides.body>[] = [];
  const reported: string[] = [];
  const plain = testDependencies(world);
  const call: typeof plain.call = async (described, request) => {
    if (described.name !== pricingOverrides.name) return plain.call(described, request);
    const count = asked.push(v.parse(pricingOverrides.body, bodyOf(request)));
    const answer = await plain.call(described, { ...request, signal: undefined } as never);
    await delay(count);
    return answer;
  };
  const deps = { ...plain, call, report: ({ source }: { readonly source: string }) => void reported.push(source) };
  const { app, services } = await openedApp(deps, earlier);
  onTestFinished(() => void app.stop());
  const pass = watchPricing(app, services);
  const flow = () => runningActor(app.getSnapshot().children.dynamicPricing)?.getSnapshot();
  const settled = (state: 'applied' | 'cleared') => expect.poll(() => flow()?.value).toBe(state);
  return { app, services, pass, asked, reported, settled, overrides: () => flow()?.context.overrides ?? {} };
}
