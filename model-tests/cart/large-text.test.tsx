import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import { plainLine } from '#domain/cart/line.ts';
import { CartView } from '#src/flows/cart/CartView.tsx';
import { SwapCard } from '#src/flows/cart/SwapCard.tsx';
import { FoldedOrder } from '#src/flows/checkout/FoldedOrder.tsx';
import { Drawer } from '#src/ui/Drawer.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Routed } from '../kit/routed.tsx';
import { calmCart, cart, cartAlone, club } from '../samples/carts.ts';
import { clubPlacard } from '../samples/menu.ts';

const soup = { ...club, name: 'Tomato Basil Soup', totalPrice: 12_093 };
const costly = { ...cart, items: [soup], cartSummary: { ...cart.cartSummary, subTotal: 12_093, totalPrice: 12_093 } };
const soldOut = { ...costly, items: [{ ...soup, isUnavailable: true }] };
const substitute = { placard: { ...clubPlacard, name: 'Chicken Noodle Soup' }, line: plainLine('1', 'Chicken Noodle Soup'), price: 12_093 };
const swappable = () => ({ substitute, isEditHelpful: false, isElsewhere: true, change: null });
const swapView = (
  <CartView
    screen={calmCart}
    send={() => {}}
    cart={soldOut}
    {...cartAlone}
    alternativesOf={swappable}
    SwapCard={SwapCard}
    nearby={{ destination: 'RPU', searchedAt: 0, onFollow: () => {} }}
    isPage
  />
);
const view = (isPage: boolean) => <CartView screen={calmCart} send={() => {}} cart={costly} {...cartAlone} isPage={isPage} />;

afterEach(() => document.documentElement.removeAttribute('style'));

it.for([
  ['the page of the cart', view(true)],
  ['the cart beside a page', view(false)],
  ['the page of a cart with something to swap', swapView],
  ['the order at the checkout', <FoldedOrder key="folded" cart={costly} />],
] as const)('%s has room at 320 px with letters twice as large, and breaks no word of a name', async ([, part]) => {
  await page.viewport(320, 844);
  document.documentElement.style.fontSize = '200%';
  await render(
    <Routed>
      <Page heading={null}>{part}</Page>
    </Routed>,
  );
  const right = (element: Element) => element.getBoundingClientRect().right;
  await expect.element(page.getByText('$120.93').first()).toBeInTheDocument();
  const sides = [...document.querySelectorAll('summary, dl, li, section')];
  const beyond = sides.flatMap((side) => [...side.querySelectorAll('*')].filter((inside) => right(inside) > right(side) + 1));
  expect(beyond.map(({ outerHTML }) => outerHTML)).toEqual([]);
  for (const name of page.getByRole('heading', { name: 'Tomato Basil Soup' }).elements())
    expect(name.getBoundingClientRect().height).toBeLessThan(2.5 * Number.parseFloat(getComputedStyle(name).lineHeight));
});

it.for([
  ['with letters twice as large on a small phone, all of it in one piece', '200%', 568, true],
  ['as they are on a usual phone, between its heading and its sum', '100%', 844, false],
] as const)('The drawer of the cart scrolls %s', async ([, fontSize, height, isWhole]) => {
  await page.viewport(320, height);
  document.documentElement.style.fontSize = fontSize;
  await render(
    <Routed>
      <Drawer heading="Your cart" closeLabel="Close" onClose={() => {}}>
        {view(false)}
      </Drawer>
    </Routed>,
  );
  const heading = page.getByRole('heading', { name: 'Your cart' });
  await expect.element(heading).toBeVisible();
  const out = page.getByRole('link', { name: /^Check out/ });
  out.element().scrollIntoView({ block: 'end' });
  await expect.element(out).toBeInViewport();
  const { bottom } = heading.element().getBoundingClientRect();
  expect(bottom <= 0).toBe(isWhole);
});
