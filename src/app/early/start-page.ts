import { TOKEN_NAME } from '#src/api/token-name.ts';
import type { StartWords } from '#src/pages/shell/StartPage.tsx';
import { FILLED_CART_KEY } from '#src/flows/cart/filled-key.ts';
import { CART_KEY } from '../storage/cart-keys.ts';
import { ORDER_KEY } from '../storage/order-key.ts';
import { earlyProduct, type EarlyProduct } from './early-product.ts';
import { startWords } from './start-words.ts';

// A script of its own, beside the early one: it shows in `StartPage` what holds for this visitor. Without it the page has fewer words.

/** Shows something in each place once the fonts of the site, which alone are swapped, are there or will not come: words that stand keep their look. */
async function show(selector: string, onPlace: (place: HTMLElement) => void) {
  const swapped = [...document.fonts].filter(({ display }) => display === 'swap');
  await Promise.allSettled(swapped.map((font) => font.load()));
  document.querySelectorAll<HTMLElement>(selector).forEach(onPlace);
}

function remembered(key: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
  return typeof value === 'object' ? { ...value } : {};
}

function showWords() {
  const hold = startWords({
    hasOrder: Boolean(remembered(ORDER_KEY)['order']),
    cartId: remembered(CART_KEY)['cartId'],
    filledCartId: localStorage.getItem(FILLED_CART_KEY),
    isMember: document.cookie.includes(`${TOKEN_NAME}=`),
    isContinuedGuest: remembered('user')['isContinuedGuest'] === true,
    search: location.search,
  });
  return show('[data-if]', (place) => {
    if (hold[place.dataset['if'] as StartWords]) place.removeAttribute('data-if');
  });
}

async function showProduct() {
  const { earlyVisit } = globalThis;
  const product = earlyVisit && (await earlyProduct(earlyVisit.answers, location.pathname));
  if (product === undefined) return;
  await show('[data-early]', (place) => {
    const known = product[place.dataset['early'] as keyof EarlyProduct];
    if (place instanceof HTMLImageElement) place.src = (place.dataset['src'] ?? '').replace('KEY', encodeURIComponent(known));
    else place.textContent = known;
    place.closest('[data-if]')?.removeAttribute('data-if');
  });
}

// A storage that cannot be read, and an answer of another shape, are the app's to report.
showProduct().catch(() => {});
Promise.try(showWords).catch(() => {});
