import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { SetUpOrder } from '#domain/order/order.ts';
import { ORDER_KEY } from '#src/app/storage/order-key.ts';
import { chromiumFlags, findChromium } from '#tools/chromium.ts';
import { expectNoSecretsOf, listenForSecrets } from './secrets.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

type ServiceWorkers = 'allow' | 'block';

/** Storing a whole build for each guest takes a third of a journey's time. `SERVICE_WORKERS=allow` lets every journey have one. */
const usual: ServiceWorkers = process.env['SERVICE_WORKERS'] === 'allow' ? 'allow' : 'block';

interface Browsing {
  /** `block`: a browser that lets no site have one, as before the first one is there. */
  readonly serviceWorkers?: ServiceWorkers;
  /** An order that was set up on an earlier visit. */
  readonly order?: SetUpOrder;
  /** Another site than that of the journeys. */
  readonly site?: string;
}

interface BrowserOptions {
  /** Of each guest who does not say otherwise. */
  readonly serviceWorkers?: ServiceWorkers;
  /** Default: false. Drawing them takes an eighth of a journey's time. */
  readonly hasPictures?: boolean;
  /** Of text that the browser's own settings say, in pixels. Default: 16. */
  readonly textSize?: number;
}

/** A browser for the journeys of a file; each guest has a page with nothing remembered, where nothing slides or fades. */
export function openBrowser({ serviceWorkers: workersOfFile = usual, hasPictures = false, textSize = 16 }: BrowserOptions = {}) {
  let browser: Browser;
  beforeAll(async () => {
    const executablePath = findChromium();
    const settings = `--blink-settings=imagesEnabled=${String(hasPictures)},defaultFontSize=${String(textSize)}`;
    browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...chromiumFlags, settings] });
  });
  afterEach(async () => {
    const contexts = browser.contexts();
    try {
      await expectNoSecretsOf(contexts);
    } finally {
      // An answer that a test holds or changes may still be on its way.
      const pages = contexts.flatMap((context) => context.pages());
      await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      // Open pages keep polling and rendering, which slows the tests that follow.
      await Promise.all(contexts.map((context) => context.close()));
    }
  });
  afterAll(() => browser.close());

  return async (
    size: Size = { width: 390, height: 844 },
    { serviceWorkers = workersOfFile, order, site = inject('siteUrl') }: Browsing = {},
  ): Promise<Page> => {
    const origins = order === undefined ? [] : [{ origin: new URL(site).origin, localStorage: stored(order) }];
    const storageState = { cookies: [], origins };
    const options = { viewport: size, reducedMotion: 'reduce', baseURL: site, serviceWorkers, storageState } as const;
    const context = await browser.newContext(options);
    await listenForSecrets(context);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    return page;
  };
}

const stored = (order: SetUpOrder) => [
  { name: ORDER_KEY, value: JSON.stringify({ order, previous: order }) },
  { name: 'user', value: JSON.stringify({ isContinuedGuest: true }) },
];

/** The order that this browser has stored. */
export const storedOrder = (page: Page) =>
  page.evaluate((key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { readonly order?: SetUpOrder }).order, ORDER_KEY);

/** Everything that broke on a page, to be empty at the end. */
export function listenForFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  return faults;
}
