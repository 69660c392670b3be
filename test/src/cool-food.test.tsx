import { expect, it } from 'vitest';
import { must } from '#domain/must.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { menuOf } from '#src/api/menu.ts';
import { useCoolFood } from '#src/routes/app/product/-use-cool-food.ts';
import '#src/text/lazy/product.ts';
import { openedApp } from '#test/kit/live.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** The badges of a product of the cafe, a cool food or not. */
async function badges(isOn: boolean, isCoolFood: boolean) {
  world.features.put('coolFoodBadges', { name: 'coolFoodBadges', isOn });
  const deps = testDependencies(world);
  const { app } = await openedApp(deps, { order: pickup, previous: null });
  const { placards } = await deps.queryClient.fetchQuery(menuOf(deps.call, pickup.cafe.id));
  const placard = must(
    Object.values(placards).find((one) => one.isCoolFood === isCoolFood),
    'placard',
  );
  const html = await htmlOf(() => <p>{useCoolFood(placard).badges.join(' ')}</p>, deps, app);
  app.stop();
  return html;
}

it('a cool food has its badge where badges of those are on, and nothing else has it (FLAGS-23, PRODUCT-15)', async () => {
  expect(await badges(true, true)).toContain('Cool Food');
  expect(await badges(true, false)).not.toContain('Cool Food');
  expect(await badges(false, true)).not.toContain('Cool Food');
});
