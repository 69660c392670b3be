import { expect, it } from 'vitest';
import { goesWellWith } from '#domain/menu/goes-well.ts';
import { noAvoidance } from '#domain/menu/allergens.ts';
import { proteinUpsell } from '#contract/upsell.ts';
import { menuVersionOf, menuOf } from '#src/api/menu.ts';
import { proteinUpsellOf } from '#src/api/upsell.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

it('what a cafe offers on top is asked for by cafe and version, and is on its menu (C-21, MENU-14, MENU-02)', async () => {
  const { call: plain, queryClient } = testDependencies(world);
  const asked: unknown[] = [];
  const call: typeof plain = (described, request) => {
    if (described.name === proteinUpsell.name && request && 'params' in request) asked.push(request.params);
    return plain(described, request);
  };
  const proteins = await queryClient.fetchQuery(proteinUpsellOf(call, '203'));
  const { version } = await queryClient.fetchQuery(menuVersionOf(call, '203'));
  expect(asked).toEqual([{ cafeId: '203', versionId: version }]);
  expect(proteins.length).toBeGreaterThan(0);
  const menu = await queryClient.fetchQuery(menuOf(call, '203'));
  const wanted = { destination: 'RPU', at: '2026-11-23T12:00' } as const;
  const [first] = goesWellWith(menu, proteins, { wanted, soldOut: new Set(), avoidance: noAvoidance, hasRoom: () => true, lines: [] });
  expect(first?.itemId).toBe(proteins[0]?.itemId);
});
