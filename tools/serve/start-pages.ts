import type { StartKind } from '#src/pages/shell/StartPage.tsx';

interface StartFile {
  readonly kind: StartKind;
  /** Where the build writes the page: at its address, where it has only one, so that a server without rules finds it. */
  readonly file: string;
  /** Decoded addresses of its pages. */
  readonly address: RegExp;
  /** Modules that the page will load, by the ends of their paths. */
  readonly parts: readonly string[];
  /** It has words for some visitors, and a script that shows them (`src/app/early/start-page.ts`). */
  readonly hasWords: boolean;
}

/** The pages that look different before they are there; every other address gets `index.html`. */
export const startFiles: readonly StartFile[] = [
  {
    kind: 'home',
    hasWords: false,
    file: 'app/home.html',
    address: /^\/(app\/home\.html)?$/i,
    parts: ['src/routes/app/-home/home-page.tsx'],
  },
  {
    kind: 'setup',
    hasWords: true,
    file: 'app/startOrder.html',
    address: /^\/app\/startOrder(\.html)?$/i,
    parts: ['src/routes/app/-setup/start-order-page.tsx', 'src/flows/order-setup/order-setup.logic.ts'],
  },
  { kind: 'menu', hasWords: false, file: 'app/menu.html', address: /^\/app\/(menu|category\/[^/]+)\.html$/i, parts: [] },
  {
    kind: 'product',
    hasWords: true,
    file: 'app/product/index.html',
    address: /^\/app\/product\/[^/]+\.html$/i,
    parts: ['src/routes/app/product/-open-product.ts', 'src/routes/app/product/-product-page.tsx', 'src/flows/product/product.logic.ts'],
  },
  {
    kind: 'cart',
    hasWords: true,
    file: 'app/cart.html',
    address: /^\/app\/cart\.html$/i,
    parts: ['src/routes/app/-cart/cart-page.tsx', 'src/api/cart-read.ts'],
  },
  {
    kind: 'checkout',
    hasWords: true,
    file: 'app/checkout.html',
    address: /^\/app\/checkout\.html$/i,
    parts: ['src/routes/app/-checkout/checkout-page.tsx', 'src/flows/checkout/checkout.logic.ts', 'src/api/cart-read.ts'],
  },
];

/** The file of a build that answers a decoded address of a page, as an address: `/app/menu.html`. */
export function startFileOf(address: string): string {
  const path = address.replace(/(?<=.)\/$/, '');
  return `/${startFiles.find((start) => start.address.test(path))?.file ?? 'index.html'}`;
}
