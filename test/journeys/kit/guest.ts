import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { chromiumFlags, findChromium } from '#tools/chromium.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Browsing {
  /** `block`: a browser that lets no site have one, as before the first one is there. */
  readonly serviceWorkers?: 'allow' | 'block';
}

/** A browser for the journeys of a file; each guest has a page with nothing remembered, where nothing slides or fades. */
export function openBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    const executablePath = findChromium();
    browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
  });
  afterAll(() => browser.close());

  return async (size: Size = { width: 390, height: 844 }, { serviceWorkers = 'allow' }: Browsing = {}): Promise<Page> => {
    const options = { viewport: size, reducedMotion: 'reduce', baseURL: inject('siteUrl'), serviceWorkers } as const;
    const page = await (await browser.newContext(options)).newPage();
    page.setDefaultTimeout(30_000);
    return page;
  };
}

/** Everything that broke on a page, to be empty at the end. */
export function listenForFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  return faults;
}
