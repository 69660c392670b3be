import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, type Locator } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import { fixture as cafeSearchView } from './cafe-search/cafe-search.fixture.tsx';
import { fixture as cartView } from './cart/cart.fixture.tsx';
import { fixture as profileView } from './profile/profile.fixture.tsx';
import { ChoiceBlocks, ItemBlocks, RowBlocks } from '#src/ui/Blocks.tsx';
import { SwapCard } from '#src/flows/cart/SwapCard.tsx';
import { plainLine } from '#domain/cart/line.ts';
import { calmCart, club } from './samples/carts.ts';
import { clubPlacard } from './samples/menu.ts';

const send = () => {};

/** Where the middle of a control is, from the top, in pixels. */
function middleOf(control: Locator): number {
  const { top, height } = control.element().getBoundingClientRect();
  return Math.round(top + height / 2);
}

it('The button of the cafe search stands beside its field', async () => {
  await page.viewport(1280, 800);
  await render(cafeSearchView({ kind: 'asking', trouble: null, typed: '', canLocate: true }, send));
  const field = page.getByLabelText('ZIP code, city, or address');
  await expect.element(field).toBeVisible();
  await vi.waitFor(() => expect(middleOf(page.getByRole('button', { name: 'Search' }))).toBe(middleOf(field)));
});

it.each([320, 360, 390])('Stepper, change and remove of a line are in one row at %i px', async (width) => {
  await page.viewport(width, 800);
  await render(cartView(calmCart, send));
  const change = page.getByRole('link', { name: 'Edit Club' });
  await expect.element(change).toBeVisible();
  const controls = [page.getByRole('button', { name: /^One more/ }), page.getByRole('button', { name: /^Remove/ })];
  await vi.waitFor(() => {
    for (const control of controls) expect(Math.abs(middleOf(control) - middleOf(change))).toBeLessThan(4);
  });
});

it.each([
  [390, 'navigating', false],
  [390, 'reading', true],
  [1280, 'navigating', true],
] as const)('NAV-25 at %i px, %s: content and footer are in sight: %s', async (width, kind, isInSight) => {
  await page.viewport(width, 800);
  await render(
    <>
      {profileView({ kind }, send)}
      <footer>Fresh bread</footer>
    </>,
  );
  await expect.element(page.getByRole('navigation', { includeHidden: true })).toBeInTheDocument();
  for (const words of ['The part stands here.', 'Fresh bread']) {
    await vi.waitFor(() => expect(page.getByText(words).element().checkVisibility()).toBe(isInSight));
  }
  await vi.waitFor(() => expect(page.getByText('Rewards').element().checkVisibility()).toBe(kind === 'navigating' || width > 1200));
});

it.each([
  ['rows', <RowBlocks key="rows" count={2} />],
  ['rows with a picture', <ItemBlocks key="items" count={2} />],
  ['choices', <ChoiceBlocks key="choices" />],
])('What takes the room of %s is no wider than a page of 320 px with text at 200 %%', async (_, blocks) => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  const { container } = await render(<div style={{ display: 'grid', marginInline: 16 }}>{blocks}</div>);
  const words = container.querySelector('[aria-hidden]');
  await vi.waitFor(() => expect(getComputedStyle(words ?? container).fontSize).toBe('32px'));
  const rights = [...container.querySelectorAll('*')].map((element) => element.getBoundingClientRect().right);
  document.documentElement.style.fontSize = '';
  expect(Math.max(...rights)).toBeLessThanOrEqual(304);
});

it('Why a swap is not there yet stands below its button on a tablet', async () => {
  await page.viewport(768, 800);
  const substitute = { placard: clubPlacard, line: plainLine('7300', 'Chicken Pesto Press'), price: 1299 };
  await render(
    <SwapCard former={club} substitute={substitute} isBusy={false} isOff={false} note="It costs $13.49 now." onSwap={() => {}} />,
  );
  const note = page.getByText('It costs $13.49 now.');
  await expect.element(note).toBeVisible();
  const button = page.getByRole('button', { name: /^Swap/ }).element().getBoundingClientRect();
  expect(note.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(button.bottom);
});
