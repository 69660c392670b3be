import { expect, it, onTestFinished, vi } from 'vitest';
import type { NoticesContext } from '#machines/notices/notices.types.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { must } from '#domain/must.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cafeNowById } from '#src/api/cafes-now.ts';
import { menuOf, soldOutOf } from '#src/api/menu.ts';
import { judgedMoment } from '#src/api/menu-moment.ts';
import { everyMinute } from '#src/flows/kit/every-minute.ts';
import { watchMenuTime } from '#src/app/after-first-page/watch-menu-time.ts';
import { watchTime } from '#src/app/after-first-page/watch-time.ts';
import { AVOIDANCE_KEY } from '#src/flows/allergens/avoidance-key.ts';
import { MenuPage } from '#src/routes/app/-menu/menu-page.tsx';
import '#src/text/lazy/notices.ts';
import { text } from '#src/text/text.ts';
import { openedApp } from '#test/kit/live.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
/** Ready 15 minutes later; the kitchen names 22 for an order of now. */
const asap: SetUpOrder = { ...pickup, schedule: { priority: 'ASAP', leadMinutes: 15 } };
const at = (time: string) => world.clock.set(Temporal.Instant.from(`2026-11-20T${time}-06:00`));

/** An order in hand, at a time of a Friday. `isOver`: it was placed, and there is no other yet. */
async function openOrder(time: string, order: SetUpOrder, pathname = '/app/menu.html', isOver = false) {
  at(time);
  const deps = { ...testDependencies(world), location: () => ({ pathname, searchStr: '', href: pathname }) };
  const { app, services } = await openedApp(deps, { order: isOver ? null : order, previous: order });
  onTestFinished(() => void app.stop());
  return { deps, app, services };
}

/** The menu of a cafe, with what a breakfast of it says. */
async function openMenu(time: string, order: SetUpOrder = asap, pathname = '/app/menu.html', isOver = false) {
  const { deps, app, services } = await openOrder(time, order, pathname, isOver);
  const menu = await deps.queryClient.fetchQuery(menuOf(deps.call, order.cafe.id));
  const breakfast = must(
    Object.values(menu.placards).find(({ schedule }) => schedule.some(({ toTime }) => toTime === '10:30')),
    'breakfast',
  );
  const category = must(
    menu.categories.find(({ sections }) => sections.some(({ placardIds }) => placardIds.includes(breakfast.placardId))),
    'category',
  );
  const pass = watchMenuTime(services);
  return {
    pass,
    breakfast,
    app,
    services,
    moment: () => deps.queryClient.getQueryData(judgedMoment(order.cafe.id).queryKey),
    notice: () => (app.getSnapshot().children.notices?.getSnapshot().context as NoticesContext | undefined)?.notice ?? null,
    /** How many cards of its category say their hours. */
    async refused() {
      const html = await htmlOf(() => <MenuPage catId={category.catId} />, deps, app);
      return html.match(/ at this cafe</g)?.length ?? 0;
    },
  };
}

it('An order as soon as possible is judged by now and its lead time, anew once an hour of the menu is over, and not before (AVAIL-01, SLOTS-10)', async () => {
  const { pass, moment, refused } = await openMenu('10:15:00');
  const early = await refused();
  const before = moment();
  at('10:15:59');
  pass();
  expect(moment()).toBe(before);
  at('10:16:00');
  pass();
  expect(moment()).not.toBe(before);
  expect(await refused()).toBeGreaterThan(early);
});

it('Before an order the menu is judged by now and the minutes of the cafe in hand, once they are known; what it leaves out then was not there before (AVAIL-01, E-37)', async () => {
  const { moment, notice, refused } = await openMenu('10:21:00', asap, '/app/menu.html', true);
  const atNow = await refused();
  await expect.poll(() => moment()?.soonest).toBe('2026-11-20T10:43');
  expect(moment()?.now).toBe('2026-11-20T10:21');
  expect(await refused()).toBeGreaterThan(atNow);
  expect(notice()).toBeNull();
});

it('Before an order, what cannot be had any longer by the minutes of the cafe is said as time passes (AVAIL-01, AVAIL-06)', async () => {
  const { pass, services, notice } = await openMenu('10:07:00', asap, '/app/menu.html', true);
  await expect.poll(() => services.queryClient.getQueryData(cafeNowById(services.call, asap.cafe.id).queryKey)).toBeTruthy();
  expect(notice()).toBeNull();
  at('10:09:00');
  pass();
  expect(notice()).toMatchObject({ key: 'menu.ended', action: null });
});

it('Before an order at a cafe whose kitchen takes none now, or where an order is made as it comes, the menu is judged by now (AVAIL-01, CAFE-08)', async () => {
  const { pass, moment, services } = await openMenu('10:21:00', asap, '/app/menu.html', true);
  await expect.poll(() => moment()?.soonest).toBe('2026-11-20T10:43');
  const { queryKey } = cafeNowById(services.call, asap.cafe.id);
  services.queryClient.setQueryData(queryKey, (cafe) => cafe && { ...cafe, leadTime: null });
  pass();
  expect(moment()).toEqual({ now: '2026-11-20T10:21', soonest: '2026-11-20T10:21' });
  services.queryClient.setQueryData(queryKey, (cafe) => cafe && { ...cafe, leadTime: 22, slotting: { isVirtual: false, isSkipped: true } });
  at('10:31:00');
  pass();
  expect(moment()).toEqual({ now: '2026-11-20T10:31', soonest: '2026-11-20T10:31' });
});

it('What cannot be had any longer is said on a page that lists it, with the button that helps (AVAIL-06)', async () => {
  const { pass, notice } = await openMenu('10:15:00');
  expect(notice()).toBeNull();
  at('10:16:00');
  pass();
  const said = must(notice(), 'notice');
  expect(said).toMatchObject({ key: 'menu.ended', action: { name: 'order', key: 'menu.help.time' } });
  expect(text('menu.ended', said.values)).toMatch(
    /^\d+ items can’t be ordered anymore right now\. The menu says when you can have them\.$/,
  );
  expect(text('menu.ended', { ...said.values, count: 1 })).toMatch(/ can’t be ordered anymore right now\.$/);
});

it('What the guest does not see on the menu, as it has what they avoid or was sold out before, is not counted (AVAIL-06, MENU-11)', async () => {
  const countWith = async (hide: (opened: Awaited<ReturnType<typeof openMenu>>) => void) => {
    const opened = await openMenu('10:15:00');
    hide(opened);
    at('10:16:00');
    opened.pass();
    return Number(opened.notice()?.values?.['count'] ?? 0);
  };
  const all = await countWith(() => {});
  const withoutMilk = await countWith(({ services }) =>
    services.tabStorage.setItem(AVOIDANCE_KEY, JSON.stringify({ allergens: ['MILK'], whole: [], diets: [] })),
  );
  expect(withoutMilk).toBeLessThan(all);
  const inStock = await countWith(({ services: { call, queryClient }, breakfast }) =>
    queryClient.setQueryData(
      soldOutOf(call, asap.cafe.id, '2026-11-20').queryKey,
      breakfast.items.map(({ itemId }) => itemId),
    ),
  );
  expect(inStock).toBe(all - 1);
});

it('A tab that is not seen says nothing; it is said when the tab is seen again (AVAIL-06)', async () => {
  const { app, services, moment, notice } = await openMenu('10:15:00');
  const page = new EventTarget();
  const seen = (visibilityState: DocumentVisibilityState) => {
    vi.stubGlobal('document', Object.assign(page, { visibilityState }));
    page.dispatchEvent(new Event('visibilitychange'));
  };
  seen('hidden');
  onTestFinished(watchTime({ app, services }));
  const before = moment();
  at('10:16:00');
  seen('hidden');
  expect(moment()).toBe(before);
  expect(notice()).toBeNull();
  seen('visible');
  expect(moment()).not.toBe(before);
  expect(notice()).toMatchObject({ key: 'menu.ended' });
  await expect.poll(() => services.queryClient.isFetching()).toBe(0);
});

it('Of an order that takes longer by now, what cannot be had any longer is said as for a change of time (AVAIL-01)', async () => {
  const { services, notice } = await openMenu('10:10:00');
  const read = { cafe: asap.cafe, destination: 'RPU' } as const;
  services.actors.order.send({ type: 'cafe.read', ...read, leadMinutes: 18 });
  expect(notice()).toBeNull();
  services.actors.order.send({ type: 'cafe.read', ...read, leadMinutes: 30 });
  expect(notice()).toMatchObject({ key: 'menu.ended', action: { name: 'order', key: 'menu.help.time' } });
});

it('A product says it by itself: nothing is said over its page', async () => {
  const { pass, notice, moment } = await openMenu('10:15:00', asap, '/app/product/oatmeal-1.html');
  const before = moment();
  at('10:16:00');
  pass();
  expect(moment()).not.toBe(before);
  expect(notice()).toBeNull();
});

it('An order for a time of its own is judged by that until it has passed, and then by now; the bar says that it has passed, and nothing is said over the page (AVAIL-01, SLOTS-10)', async () => {
  const { pass, moment, notice } = await openMenu('10:10:00', { ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T10:20' } });
  const before = moment();
  at('10:20:00');
  pass();
  expect(moment()).toBe(before);
  at('11:00:00');
  pass();
  expect(moment()).not.toBe(before);
  expect(notice()).toBeNull();
});

it('What an order for a later day cannot have is judged anew on each day: an offer that was over only by then may be over now (AVAIL-01, AVAIL-03)', async () => {
  const { pass, moment } = await openMenu('23:59:00', { ...pickup, schedule: { priority: 'LATER', at: '2026-11-22T12:00' } });
  const before = moment();
  at('23:59:59');
  pass();
  expect(moment()).toBe(before);
  world.clock.set(Temporal.Instant.from('2026-11-21T00:00:00-06:00'));
  pass();
  expect(moment()).not.toBe(before);
});

it('Of an order as soon as possible whose cafe has closed the bar says so, and nothing is said over the page (SLOTS-10)', async () => {
  const { services, pass, notice } = await openMenu('10:15:00');
  const { call, queryClient } = services;
  const now = cafeNowById(call, asap.cafe.id);
  await queryClient.fetchQuery(now);
  queryClient.setQueryData(now.queryKey, (cafe) => cafe && { ...cafe, closesAt: '2026-11-20T10:31' });
  at('10:16:00');
  pass();
  expect(notice()).toBeNull();
});

it('Another order is judged by now at once, and what it leaves out is not said twice', async () => {
  const { app, services, moment, notice } = await openMenu('10:10:00', {
    ...pickup,
    schedule: { priority: 'LATER', at: '2026-11-20T10:20' },
  });
  const before = moment();
  at('11:00:00');
  services.actors.order.send({ type: 'order.synced', order: asap, previous: asap });
  await expect.poll(moment).not.toBe(before);
  expect(app.getSnapshot().status).toBe('active');
  expect(notice()).toBeNull();
});

it('An event that leaves the order as it is leaves the moment, where no menu is known either: what follows the moment may send another', async () => {
  const { deps, services } = await openOrder('10:10:00', asap);
  watchMenuTime(services);
  const moment = () => deps.queryClient.getQueryData(judgedMoment(asap.cafe.id).queryKey);
  const before = must(moment(), 'moment');
  at('11:00:00');
  services.actors.order.send({ type: 'cart.readPlaced', cartId: 'cart-1' });
  expect(moment()).toBe(before);
});

it('A minute is passed at its beginning by the clock of the server, and when the page is seen again', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:15:30.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  const ahead = { now: () => Temporal.Instant.fromEpochMilliseconds(Date.now() + 20_000) };
  let seen = () => {};
  const passed: string[] = [];
  const stop = everyMinute(
    ahead,
    () => passed.push(ahead.now().toString()),
    (listener) => {
      seen = listener;
      return () => {};
    },
  );
  vi.advanceTimersByTime(9_999);
  expect(passed).toEqual([]);
  vi.advanceTimersByTime(60_001);
  expect(passed).toEqual(['2026-11-20T10:16:00Z', '2026-11-20T10:17:00Z']);
  vi.advanceTimersByTime(30_000);
  seen();
  expect(passed).toHaveLength(3);
  vi.advanceTimersByTime(30_000);
  expect(passed.at(-1)).toBe('2026-11-20T10:18:00Z');
  expect(passed).toHaveLength(4);
  stop();
  vi.advanceTimersByTime(120_000);
  expect(passed).toHaveLength(4);
});
