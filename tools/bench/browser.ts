import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { chromiumFlags, ensureChromium } from '../chromium.ts';

/** The phone of the bench: its size, and how much slower it is than this machine. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } as const;
const SLOWER = 4;
/** Slow 4G: what Lighthouse assumes of a phone's network. */
const slow4G = { offline: false, latency: 150, downloadThroughput: (1638.4 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

/** A browser with a phone's page, and where Lighthouse finds it. */
export interface PhoneBrowser {
  readonly context: BrowserContext;
  readonly port: number;
}

/** Opens a browser that remembers nothing. `flags`: more arguments of its command line. */
export async function openPhone(site: string, flags: readonly string[] = []): Promise<PhoneBrowser> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext(mkdtempSync(path.join(tmpdir(), 'bench-')), {
    ...phone,
    executablePath: ensureChromium(),
    baseURL: site,
    args: [...chromiumFlags, ...flags, `--remote-debugging-port=${port}`],
  });
  return { context, port };
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Gives a page the processor of a phone. */
export const slowDown = (session: CDPSession, rate = SLOWER) => session.send('Emulation.setCPUThrottlingRate', { rate });

/** Gives a page the network and the processor of a phone. */
export async function emulatePhone(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await slowDown(session);
}

/** Forgets what was downloaded and every service worker, and keeps the order and the cart. */
export async function forgetFiles(context: BrowserContext, site: string): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin: new URL(site).origin, storageTypes: 'service_workers,cache_storage' });
  await page.close();
}

/** A new page of the context with its session. */
export async function openPage(context: BrowserContext): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return { page, session: await context.newCDPSession(page) };
}
