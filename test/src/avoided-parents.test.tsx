import { expect, it } from 'vitest';
import type { Allergen } from '#domain/menu/allergens.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { allergensOf } from '#src/api/allergens.ts';
import { avoidanceFrom, writeAvoidance } from '#src/flows/allergens/avoidance-record.ts';
import { useAvoidance } from '#src/routes/app/-menu/use-avoidance.ts';
import { openedApp } from '#test/kit/live.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

const nut = (name: string, isParent = false): Allergen => ({ itemId: name, name, group: 'TREE NUTS', isParent, sortOrder: null });
const later = ['ALMOND', 'CASHEW', 'WALNUT'].map((name) => nut(name)).concat(nut('TREE NUTS', true));
const stored = ['TREE NUTS', 'ALMOND', 'WALNUT'];

const Avoided = () => <>{useAvoidance().allergens.join(', ')}</>;

it('A parent that was chosen has the members of the list of the cafe in hand, and until that is known those that were stored (MENU-11)', async () => {
  const deps = testDependencies(world);
  const { app } = await openedApp(deps, { order: pickup, previous: pickup });
  writeAvoidance(deps, { allergens: stored, whole: ['TREE NUTS'], diets: [] }, true);
  const draw = () => htmlOf(() => <Avoided />, deps, app);
  expect(await draw()).toContain(stored.join(', '));
  deps.queryClient.setQueryData(allergensOf(deps.call, pickup.cafe.id).queryKey, later);
  expect(await draw()).toContain([...stored, 'CASHEW'].join(', '));
});

it('What was stored before a parent was kept by itself is read with every parent as chosen (MENU-11)', () =>
  expect(avoidanceFrom(JSON.stringify({ allergens: stored, diets: ['Vegan'] }))).toEqual({
    allergens: stored,
    whole: stored,
    diets: ['Vegan'],
  }));
