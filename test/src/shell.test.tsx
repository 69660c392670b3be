import { expect, it } from 'vitest';
import type { CartLinkLabel } from '#domain/navigation/order-bar.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { delivery, pickup } from '#model-tests/samples/orders.ts';
import { cardPriceText } from '#src/flows/dynamic-pricing/card-price-text.ts';
import { ProductTop } from '#src/flows/kit/ProductTop.tsx';
import { MenuView } from '#src/pages/menu/MenuView.tsx';
import { TimeInstead } from '#src/flows/kit/TimeInstead.tsx';
import { CartLink } from '#src/pages/shell/CartLink.tsx';
import { NoGroupOrders } from '#src/pages/shell/NoGroupOrders.tsx';
import { OrderStarts, OrderSummary } from '#src/pages/shell/OrderSummary.tsx';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const drawn = (component: Parameters<typeof htmlOf>[0]) => htmlOf(component, testDependencies(world), null);
const summaryOf = (order: SetUpOrder) => drawn(() => <OrderSummary order={order} now="2026-11-20T11:30" returnTo="/app/menu.html" />);

it('an order that is set up is named by its destination and cafe, a delivery by its address too (NAV-06, NAV-07, NAV-10)', async () => {
  const html = await summaryOf(pickup);
  expect(html).toContain(`Pickup · ${pickup.cafe.name}<`);
  expect(html).toContain('href="/app/startOrder.html?returnTo=%2Fapp%2Fmenu.html"');
  expect(await summaryOf(delivery)).toContain(`Delivery · ${delivery.cafe.name} · ${delivery.address?.address1}<`);
});

it('an order for later says its day and time (NAV-09)', async () => {
  expect(await summaryOf({ ...pickup, schedule: { priority: 'LATER', at: '2026-11-21T12:30' } })).toContain('Tomorrow at 12:30pm');
});

it('an order at a closed cafe says so in the place of its time, with a way to another one that leads back here (SLOTS-10)', async () => {
  const closed = { when: 'Closed now. Opens at 6:30 AM', brief: 'Closed now', choose: 'Choose a time', help: 'time' } as const;
  const html = await drawn(() => (
    <OrderSummary
      order={pickup}
      now="2026-11-20T23:30"
      returnTo="/app/menu.html"
      time={<TimeInstead words={closed} returnTo="/app/menu.html" />}
    />
  ));
  expect(html).toMatch(
    /Closed now.*<a[^>]*href="\/app\/startOrder\.html\?returnTo=%2Fapp%2Fmenu\.html&amp;step=time"[^>]*>Choose a time<\/a>/s,
  );
  expect(html).not.toContain('As soon as possible');
  expect(html).toContain('>Edit<');
});

it('an order can be begun as pickup, as a delivery, and elsewhere as catering; as a group where groups are on (NAV-02, NAV-03, NAV-04)', async () => {
  const html = await drawn(() => <OrderStarts offersGroup={false} cateringUrl="https://catering.example" />);
  expect(html).toContain('href="/app/startOrder.html?destination=RPU"');
  expect(html).toContain('href="/app/startOrder.html?destination=DELIVERY"');
  expect(html).toContain('href="https://catering.example"');
  expect(html).not.toContain('groupOrder');
  expect(await drawn(() => <OrderStarts offersGroup cateringUrl="https://catering.example" />)).toContain('groupOrder');
});

it('a guest who asks for a group order reads that there are none yet, and how to go on (NAV-03)', async () => {
  const html = await drawn(() => <NoGroupOrders hasOrder={false} cateringUrl="https://catering.example" />);
  expect(html).toContain('Group orders aren’t online yet');
  expect(html).toContain('href="/app/startOrder.html"');
  expect(html).toContain('href="https://catering.example"');
  const withOrder = await drawn(() => <NoGroupOrders hasOrder cateringUrl="https://catering.example" />);
  expect(withOrder).toContain('href="/app/menu.html"');
  expect(withOrder).not.toContain('startOrder');
});

const linkOf = (label: CartLinkLabel, onOpenDrawer: (() => void) | null) =>
  drawn(() => <CartLink label={label} count={3} isLit={false} onOpenDrawer={onOpenDrawer} />);

it('the cart link opens the drawer where there is one, and else leads to the menu, with the count (NAV-13, NAV-16)', async () => {
  const withDrawer = await linkOf('count', () => {});
  expect(withDrawer).toContain('aria-haspopup="dialog"');
  expect(withDrawer).not.toContain('href=');
  const without = await linkOf('count', null);
  expect(without).toContain('href="/app/menu.html"');
  expect(without).toContain('>3<');
});

it('the cart link shows no number before the count is known (NAV-13)', async () => {
  const html = await drawn(() => <CartLink label="count" count={null} isLit={false} onOpenDrawer={() => {}} />);
  // The number has its room before it is known.
  expect(html).toMatch(/<button[^>]*><svg.*<\/svg>Cart(<!-- -->)? <span[^>]*><\/span><\/button>/);
});

it.for([
  ['keepOrdering', '/app/menu.html'],
  ['backToCart', '/app/cart.html'],
  ['start', '/app/startOrder.html'],
] as const)('the cart link %s leads to %s (NAV-17, NAV-27)', async ([label, href]) => {
  expect(await linkOf(label, null)).toContain(`href="${href}"`);
});

const menu = {
  categories: [
    { catId: '7', name: 'Sandwiches', description: '', sections: [{ secId: 1, name: 'All day', schedule: [], placardIds: ['7202'] }] },
  ],
  heroId: null,
  upsells: [],
  placards: { '7202': clubPlacard },
};

it.for([true, false])('menu, category and product lead to the cart where there is one: %s (NAV-28)', async (hasCart) => {
  const toCart = /<a[^>]* href="\/app\/cart\.html"[^>]*>View cart<\/a>/;
  const menuPage = await drawn(() => (
    <MenuView
      menu={menu}
      marks={undefined}
      filter={null}
      isFiltered
      catId="7"
      wanted={{ destination: 'RPU', at: '2026-11-20T12:30' }}
      soldOut={new Set()}
      hasCart={hasCart}
      isPriced
      notice={null}
      onSelect={() => {}}
      words=""
      onSearch={() => {}}
      priceOf={cardPriceText}
      onAdd={async () => {}}
    />
  ));
  expect(toCart.test(menuPage)).toBe(hasCart);
  const product = await drawn(() => <ProductTop category={{ catId: '7', name: 'Sandwiches' }} hasCart={hasCart} />);
  expect(toCart.test(product)).toBe(hasCart);
});
