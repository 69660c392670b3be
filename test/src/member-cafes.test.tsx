import { expect, it } from 'vitest';
import type { OrderSetupScreen } from '#machines/order-setup/order-setup.screen.ts';
import { cafesNow } from '#src/api/cafes-now.ts';
import { recentCafesQuery } from '#src/api/loyalty.ts';
import { found203 } from '#model-tests/samples/cafes.ts';
import { RecentCafes } from '#src/flows/order-setup/RecentCafes.tsx';
import { MemberCafes } from '#src/routes/app/-setup/member-cafes.tsx';
import { liveApp } from '#test/kit/live.ts';
import { htmlOf, keepFailures } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const screen = { kind: 'searchingCafe', destination: 'RPU', previous: null } as OrderSetupScreen;
const at = { path: '/app/startOrder.html', address: '/app/startOrder.html' };

/** The cafes of Pat and the ids that are asked for; `gone` is an id that the search does not find, `fault` makes it fail. */
async function shown({ gone, fault }: { gone?: string; fault?: 'error500' } = {}) {
  const plain = testDependencies(world);
  const asked: unknown[] = [];
  const call: typeof plain.call = async (described, request) => {
    if (described.name !== 'cafe.search') return plain.call(described, request);
    asked.push(request);
    const { cafeList } = (await plain.call(described, request)) as { cafeList: { cafeId: string }[] };
    return { cafeList: cafeList.filter(({ cafeId }) => cafeId !== gone) } as never;
  };
  const deps = { ...plain, call };
  keepFailures(deps);
  const live = await liveApp(world, deps, { order: null, previous: null });
  await live.signIn('pat');
  if (fault) world.faults.put('cafe.search', { endpoint: 'cafe.search', kind: fault });
  deps.queryClient.setQueryData(recentCafesQuery(call).queryKey, [
    { id: '203', name: 'Old Mill' },
    { id: '199', name: 'Harbor' },
  ]);
  await deps.queryClient.prefetchQuery(cafesNow(call, ['203', '199'], 'true'));
  const html = await htmlOf(() => <MemberCafes screen={screen} />, deps, live.app, at);
  live.app.stop();
  return { html, asked };
}

it('the cafes of a member’s orders are asked for at once, as a list of ids, the open ones alone, and say until when they are open (CAFE-16, CAFE-18, PROFILE-06)', async () => {
  const { html, asked } = await shown();
  expect(asked).toEqual([{ query: { openCafes: 'true' }, body: { cafeIds: '203,199' } }]);
  expect(html.match(/Open until/g)).toHaveLength(2);
  expect(html).toContain('aria-label="Order here: Old Mill"');
});

it('a cafe that there is no longer is not offered; where the search fails the cafes have their names alone (CAFE-26)', async () => {
  const { html } = await shown({ gone: '199' });
  expect([html.includes('Old Mill'), html.includes('Harbor')]).toEqual([true, false]);
  const failed = await shown({ fault: 'error500' });
  expect(failed.html).toMatch(/Old Mill.*Harbor/);
  expect(failed.html).not.toContain('Open until');
});

it('the cafes of a member’s orders say their news, and which of them not everyone can enter, as no dialog does (CAFE-28, ORD-SETUP-16)', async () => {
  const cafe = (isRestricted: boolean, messages: readonly string[]) => ({
    id: found203.cafeId,
    name: found203.name,
    now: { ...found203, isRestricted, messages },
  });
  const draw = (now: ReturnType<typeof cafe>) =>
    htmlOf(() => <RecentCafes cafes={[now]} now={() => '2026-11-20T12:00'} destination="RPU" />, testDependencies(world), null, at);
  const restricted = await draw(cafe(true, ['Please come in from the side street.']));
  expect(restricted).toContain('It’s inside a building that not everyone can enter');
  expect(restricted).toContain('Please come in from the side street.');
  expect(await draw(cafe(false, []))).not.toMatch(/not everyone can enter|side street/);
});
