import { expect, it } from 'vitest';
import { allergenRows } from '#domain/menu/allergens.ts';
import { allergensOf } from '#src/api/allergens.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

it('The list of allergens comes by the version that the cafe serves, and by the cafe where its version is not known (MENU-10, C-11, C-12)', async () => {
  for (const broken of ['menu.allergens', 'menu.versions'] as const) {
    const { call, queryClient } = testDependencies(world);
    world.faults.put(broken, { endpoint: broken, kind: 'error500' });
    const list = await queryClient.fetchQuery(allergensOf(call, '203'));
    expect(allergenRows(list).map(({ name }) => name)).toEqual(['MILK', 'EGG', 'WHEAT', 'TREE NUTS', 'PEANUT', 'SOY', 'SEAFOOD', 'SESAME']);
    world.faults.clear();
  }
});
