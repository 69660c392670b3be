import { expect, it, onTestFinished } from 'vitest';
import { must } from '#domain/must.ts';
import { reordersQuery } from '#src/api/loyalty.ts';
import { memberOf } from '#src/app/session/member-in.ts';
import { startSession } from '#src/app/session/start-session.ts';
import { useUsual } from '#src/routes/app/-home/use-usual.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import { openedApp } from '#test/kit/live.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { patIn } from '#test/kit/pat.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

const Usual = () => (
  <p>
    {useUsual()
      ?.map(({ orderId }) => orderId)
      .join(' ')}
  </p>
);

/** What the home page offers Pat to have again. */
async function usualOf(homepageReorderLoadCount: number) {
  const known = testDependencies(world);
  const deps = { ...known, config: { ...known.config, homepageReorderLoadCount } };
  deps.tokenCookie.keep(openSession(world, patIn(world)).token, null);
  const { app, services } = await openedApp(deps, { hasToken: true });
  onTestFinished(() => void app.stop());
  must(await memberOf(startSession(app)), 'member');
  const orders = await services.queryClient.fetchQuery(reordersQuery(services.call));
  return { all: orders.map(({ orderId }) => orderId), html: await htmlOf(Usual, services, app) };
}

it.each([1, 2])('the home page offers a member the last orders again, as many as the site says: %i (CART-33)', async (count) => {
  const { all, html } = await usualOf(count);
  expect(all.length).toBeGreaterThanOrEqual(2);
  expect(html).toContain(`>${all.slice(0, count).join(' ')}<`);
});
