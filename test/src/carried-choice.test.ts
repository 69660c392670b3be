import { expect, it } from 'vitest';
import type { ComboInput } from '#machines/combo/combo.types.ts';
import type { OptionGroup } from '#domain/product/choices.ts';
import { must } from '#domain/must.ts';
import { noticeOf, UNTIL_DISMISSED_MS } from '#domain/notice/notice.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { menuOf } from '#src/api/menu.ts';
import { watchCafe } from '#src/app/after-first-page/watch-cafe.ts';
import { ProductPage } from '#src/routes/app/product/-product-page.tsx';
import { readProduct } from '#src/routes/app/product/-read-product.ts';
import { noPicks } from '#domain/combo/picks.ts';
import { comboPlacesOf, pickOf } from '#domain/combo/places.ts';
import { choicesOf } from '#domain/combo/choices.ts';
import { cafe203, pickup } from '#model-tests/samples/orders.ts';
import { openSiteWithCart } from '#test/faults/site.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { running } from '#test/kit/running.ts';

const world = openSandbox();

/** Makes one change where Old Mill makes five. */
const clockTower: OrderCafe = { ...cafe203, id: '200', name: 'Clock Tower', customizationsMaxAllowed: 1 };

/** The site at the page of a product, as its route opens it, and read anew as often as the watch says. */
async function openPage(hashOf: (placardId: string) => boolean) {
  const site = await openSiteWithCart(world);
  const { app, context } = site;
  const notices: { readonly key: string; readonly values: object }[] = [];
  app.getSnapshot().children.notices?.subscribe(({ context: { notice } }) => {
    if (notice?.key.startsWith('carried.') && notice !== notices.at(-1)) notices.push(notice);
  });
  const menu = await context.queryClient.fetchQuery(menuOf(context.call, '203'));
  const placard = must(
    Object.values(menu.placards).find(({ placardId }) => hashOf(placardId)),
    'placard',
  );
  const read = async () => {
    const page = await readProduct(context, { hash: placard.hash });
    page.open(context, page.request);
    return page;
  };
  let reads = 0;
  const first = await read();
  watchCafe(context, {
    async invalidate() {
      await read();
      reads += 1;
    },
  });
  const move = async (cafe: OrderCafe) => {
    const before = reads;
    const order = { ...pickup, cafe };
    context.actors.order.send({ type: 'order.synced', order, previous: order });
    await expect.poll(() => reads).toBe(before + 1);
  };
  return { app, context, menu, placard, notices, move, read, first };
}

it('A product that is open goes on at the cafe that another tab has chosen, with its price and limit; what is lost is said once (PRODUCT-05)', async () => {
  const page = await openPage((id) => id === '7202');
  const before = await running(page.app.getSnapshot().children.product);
  await expect.poll(() => before.getSnapshot().matches('choosing')).toBe(true);
  const { groups } = before.getSnapshot().context;
  const added = groups
    .filter(({ kind }) => kind === 'ADD')
    .flatMap(({ groupId, options }) => options.slice(0, 2).map((option) => ({ groupId, option })));
  for (const { groupId, option } of added.slice(0, 2))
    before.send({ type: 'option.chosen', groupId, itemId: option.itemId, portion: 'Regular' });
  before.send({ type: 'quantity.chosen', quantity: 2 });
  before.send({ type: 'notes.typed', notes: { msgKitchen: 'Cut in half' } });
  await page.move(clockTower);
  const after = await running(page.app.getSnapshot().children.product);
  await expect.poll(() => after.getSnapshot().matches('choosing')).toBe(true);
  const { cafeId, customizationsMax, choices, quantity, msgKitchen } = after.getSnapshot().context;
  expect({ cafeId, customizationsMax, quantity, msgKitchen }).toEqual({
    cafeId: '200',
    customizationsMax: 1,
    quantity: 2,
    msgKitchen: 'Cut in half',
  });
  expect(Object.keys(choices)).toHaveLength(1);
  expect(page.notices.map(({ key }) => key)).toEqual(['carried.leftOut']);
  expect(page.notices[0]?.values).toMatchObject({ cafe: 'Clock Tower', leftOut: added[1]?.option.name });
  await page.read();
  expect(page.notices).toHaveLength(1);
  // What was lost stays to be read.
  page.app.send({ type: 'notice.shown', notice: noticeOf('error', 'cart.failed', { ms: UNTIL_DISMISSED_MS }) });
  expect(must(page.app.getSnapshot().children.notices, 'notices').getSnapshot().context.notice?.key).toBe('carried.leftOut');
});

it('Choices that do not come at the next cafe cost nothing of what was chosen, if the order moves on too (PRODUCT-05)', async () => {
  const page = await openPage((id) => id === '7202');
  const before = await running(page.app.getSnapshot().children.product);
  await expect.poll(() => before.getSnapshot().matches('choosing')).toBe(true);
  const { groups } = before.getSnapshot().context;
  const added = groups.filter(({ kind }) => kind === 'ADD').slice(0, 2);
  for (const { groupId, options } of added)
    before.send({ type: 'option.chosen', groupId, itemId: must(options[0], 'option').itemId, portion: 'Regular' });
  before.send({ type: 'notes.typed', notes: { msgKitchen: 'Cut in half' } });
  world.faults.put('menu.customizations', { endpoint: 'menu.customizations', kind: 'error500' });
  for (const cafe of [clockTower, { ...clockTower, id: '201', name: 'Mill Pond' }].map((each) => ({
    ...each,
    customizationsMaxAllowed: 5,
  }))) {
    await page.move(cafe);
    const unread = await running(page.app.getSnapshot().children.product);
    await expect.poll(() => unread.getSnapshot().value).toBe('unloaded');
  }
  world.faults.clear();
  const after = await running(page.app.getSnapshot().children.product);
  after.send({ type: 'options.retried' });
  await expect.poll(() => after.getSnapshot().matches('choosing')).toBe(true);
  const { cafeId, choices, msgKitchen } = after.getSnapshot().context;
  expect([cafeId, msgKitchen]).toEqual(['201', 'Cut in half']);
  expect(Object.keys(choices)).toEqual(added.map(({ options }) => options[0]?.itemId));
});

it('Choices that do not come at the next cafe are still chosen after the page is read again (PRODUCT-05)', async () => {
  const page = await openPage((id) => id === '7202');
  const before = await running(page.app.getSnapshot().children.product);
  await expect.poll(() => before.getSnapshot().matches('choosing')).toBe(true);
  const taken = must(before.getSnapshot().context.groups.find(({ kind }) => kind === 'INCLUDED')?.options[0], 'option');
  const { groupId } = must(
    before.getSnapshot().context.groups.find(({ options }) => options.includes(taken)),
    'group',
  );
  before.send({ type: 'option.chosen', groupId, itemId: taken.itemId, portion: 'No' });
  world.faults.put('menu.customizations', { endpoint: 'menu.customizations', kind: 'error500' });
  await page.move({ ...clockTower, customizationsMaxAllowed: 5 });
  const unread = await running(page.app.getSnapshot().children.product);
  await expect.poll(() => unread.getSnapshot().value).toBe('unloaded');
  world.faults.clear();
  await page.read();
  const after = await running(page.app.getSnapshot().children.product);
  after.send({ type: 'options.retried' });
  await expect.poll(() => after.getSnapshot().matches('choosing')).toBe(true);
  expect(after.getSnapshot().context.choices).toEqual({ [taken.itemId]: 'No' });
});

it('What is left out is told from what is in it again, since the cafe does not take it out (PRODUCT-05)', async () => {
  const page = await openPage((id) => id === '7202');
  const before = await running(page.app.getSnapshot().children.product);
  await expect.poll(() => before.getSnapshot().matches('choosing')).toBe(true);
  const { groups } = before.getSnapshot().context;
  const first = (kind: OptionGroup['kind'], count: number) =>
    groups
      .filter((group) => group.kind === kind)
      .flatMap(({ groupId, options }) => options.map((option) => ({ groupId, option })))
      .slice(0, count);
  const [removed, added] = [first('INCLUDED', 2), first('ADD', 1)];
  for (const { groupId, option } of removed) before.send({ type: 'option.chosen', groupId, itemId: option.itemId, portion: 'No' });
  for (const { groupId, option } of added) before.send({ type: 'option.chosen', groupId, itemId: option.itemId, portion: 'Regular' });
  await page.move(clockTower);
  expect(page.notices).toMatchObject([
    { key: 'carried.both', values: { cafe: 'Clock Tower', usual: removed[1]?.option.name, leftOut: added[0]?.option.name } },
  ]);
});

it('The button of a product waits from when its order is at another cafe until it has been read for that one, with its price (PRODUCT-05)', async () => {
  const page = await openPage((id) => id === '7202');
  const buttonOf = async ({ placard, request }: typeof page.first) => {
    const product = await running(page.app.getSnapshot().children.product);
    await expect.poll(() => product.getSnapshot().matches('choosing')).toBe(true);
    const at = { path: '/app/product/{$placardHash}.html', address: `/app/product/${placard.hash}.html`, data: { placard, request } };
    const html = await htmlOf(ProductPage, page.context, page.app, at);
    return html.match(/<button[^>]*>(?=(?:<(?!\/button)|[^<])*Add to cart)/g)?.at(-1);
  };
  expect(await buttonOf(page.first)).not.toContain('aria-busy');
  await page.move(clockTower);
  expect(await buttonOf(page.first)).toContain('aria-busy="true"');
  expect(await buttonOf(await page.read())).not.toContain('aria-busy');
});

it('A product that was read for a cafe which the order had left by then is read for its new one (PRODUCT-05)', async () => {
  const page = await openPage((id) => id === '7202');
  await page.move(clockTower);
  const { first } = page;
  first.open(page.context, first.request);
  await expect.poll(() => page.app.getSnapshot().context.openFlows.product?.cafeId).toBe('200');
});

it('Nothing is said to be lost where the cafe makes every change (PRODUCT-05)', async () => {
  const page = await openPage((id) => id === '7202');
  const before = await running(page.app.getSnapshot().children.product);
  await expect.poll(() => before.getSnapshot().matches('choosing')).toBe(true);
  await page.move({ ...clockTower, customizationsMaxAllowed: 5 });
  expect(page.notices.map(({ key }) => key)).toEqual(['carried.cafe']);
});

it.for(['pick.opened', 'part.viewed'] as const)(
  'What was changed of a part that is open at %s goes to the next cafe on the tray, or is said to be left out (COMBO-10)',
  async (type) => {
    const page = await openPage((id) => id === '90' || id === '1490');
    const before = await running(page.app.getSnapshot().children.combo);
    const places = must(comboPlacesOf(page.placard), 'places');
    const [one, two] = [places.pick1, places.pick2].map((place) =>
      pickOf(
        must(
          choicesOf(page.menu, place).find(({ placard }) => placard.customizationsId !== null),
          'choice',
        ),
      ),
    );
    const pick = must(one, 'one');
    before.send({ type: 'pick.added', pick });
    if (type === 'pick.opened') {
      before.send({ type: 'pick.added', pick: must(two, 'two') });
      before.send({ type: 'side.chosen', pick: pickOf(must(choicesOf(page.menu, must(places.side, 'side'))[0], 'choice')) });
      before.send({ type, place: 'pick1' });
    } else before.send({ type, pick });
    const part = must(before.getSnapshot().children.product, 'part');
    await expect.poll(() => part.getSnapshot().matches('choosing')).toBe(true);
    const group = must(
      part.getSnapshot().context.groups.find(({ kind }) => kind === 'INCLUDED'),
      'group',
    );
    const { itemId, name } = must(group.options[0], 'option');
    part.send({ type: 'option.chosen', groupId: group.groupId, itemId, portion: 'No' });
    await page.move(clockTower);
    const { picks } = (await running(page.app.getSnapshot().children.combo)).getSnapshot().context;
    const isKept = type === 'pick.opened';
    expect(picks.pick1?.ingredients.map((each) => each.name)).toEqual(isKept ? [name] : []);
    expect(page.notices).toMatchObject([isKept ? { key: 'carried.cafe' } : { key: 'carried.leftOut', values: { leftOut: pick.name } }]);
  },
);

it('A combo that is open keeps its tray at the cafe that another tab has chosen, after the page is read again too (COMBO-10)', async () => {
  const page = await openPage((id) => id === '90' || id === '1490');
  const before = await running(page.app.getSnapshot().children.combo);
  const places = must(comboPlacesOf(page.placard), 'places');
  const [one, two] = [places.pick1, places.pick2].map((place) => pickOf(must(choicesOf(page.menu, place)[0], 'choice')));
  before.send({ type: 'pick.added', pick: must(one, 'one') });
  before.send({
    type: 'pick.added',
    pick: {
      ...must(two, 'two'),
      ingredients: [{ itemId: 'none', name: 'Gold leaf', custType: 'ADDED', portion: 'Regular', originalItemId: null }],
    },
  });
  before.send({ type: 'quantity.chosen', quantity: 3 });
  await page.move(clockTower);
  const after = await running(page.app.getSnapshot().children.combo);
  const { cafeId, picks, quantity } = after.getSnapshot().context;
  expect({ cafeId, quantity }).toEqual({ cafeId: '200', quantity: 3 });
  expect([picks.pick1?.itemId, picks.pick2?.itemId, picks.pick2?.ingredients]).toEqual([one?.itemId, two?.itemId, []]);
  expect(page.notices.map(({ key, values }) => [key, values])).toEqual([
    ['carried.leftOut', { cafe: 'Clock Tower', leftOut: 'Gold leaf', usual: '' }],
  ]);
  const again = (await page.read()).request?.input as ComboInput;
  expect([again.cafeId, again.carried]).toEqual(['200', undefined]);
  expect((await running(page.app.getSnapshot().children.combo)).getSnapshot().context.picks).toEqual(picks);
  expect(picks).not.toEqual(noPicks);
});
