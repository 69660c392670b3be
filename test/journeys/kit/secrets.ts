import type { BrowserContext, Page, Request } from 'playwright';
import { expect } from 'vitest';
import { PASSWORD } from '#sandbox/seeds/people.ts';
import { isShort, standsIn } from './secret-forms.ts';

/** What guests of many journeys type. Short ones, which other numbers may be alike, are searched for where a journey registers them. */
const canaries = [
  PASSWORD,
  '4111111111111111',
  '5555555555554444',
  '4000000000000002',
  '4000000000000127',
  '4000000000000341',
  '6019440000000004',
  '6006491234565150',
  '6070010000000300',
  '6006490000008090',
];

/** The secrets of the test that runs. */
const known = new Set(canaries);

/** Has every page of this test searched for other secrets: a code, a PIN, the token of a link. */
export function registerSecrets(...secrets: readonly string[]): void {
  for (const secret of secrets) known.add(secret);
}

/** Calls that need a secret: payments (C-34, C-86, C-87, C-89, C-91 to C-94), sign-in, codes and passwords; no other request has one in its body. */
const needsSecrets =
  /\/(cart\/submit|payments\/.+|login|logout|register|email\/verify|(user\/)?password.*|(user\/)?mfa\b.*|user\/phones\/.+|social\/.+|prospects.*)$/;

/** Returns everything of a request that a log on its way may write down. */
function loggedOf(request: Request): string {
  const { pathname } = new URL(request.url());
  const body = needsSecrets.test(pathname) ? '' : (request.postData() ?? '');
  // The link of an email brings its token, and the contract has that of a prospect in the path of its call; `addresses` has every address that stays.
  return request.isNavigationRequest() || /\/prospects\//.test(pathname) ? body : `${request.url()} ${body}`;
}

const heard = new WeakMap<BrowserContext, string[]>();

/** Listens to what the pages of a guest say: the console, errors, requests, and events of the window, as analytics and error reports are. */
export async function listenForSecrets(context: BrowserContext): Promise<void> {
  const said: string[] = [];
  heard.set(context, said);
  context.on('console', (message) => said.push(message.text()));
  context.on('weberror', (error) => said.push(String(error.error().stack)));
  context.on('request', (request) => said.push(loggedOf(request)));
  await context.exposeBinding('hearEvent', (_, event: string) => void said.push(event));
  await context.addInitScript(() => {
    const dispatch = window.dispatchEvent.bind(window);
    window.dispatchEvent = (event) => {
      // The browser may have the function only after this script has run.
      const { hearEvent } = globalThis as typeof globalThis & { hearEvent?: (event: string) => void };
      if (event instanceof CustomEvent) hearEvent?.(JSON.stringify([event.type, event.detail]));
      return dispatch(event);
    };
  });
}

/**
 * Fails where a secret of this test, or the token of a session, is found, by itself or encoded: in a page’s text and attributes, storages
 * (snapshots of flows and recordings of the inspector among them), caches, cookies, addresses, history, console, data layer, events, error
 * reports and requests. Allowed: the value of a form’s field, the cookie of the session, and the body of a call that needs the secret.
 */
export async function expectNoSecrets(page: Page): Promise<void> {
  expect(await secretsOn(page)).toEqual([]);
}

/** Returns each secret that is found, as `place: secret`. */
export async function secretsOn(page: Page): Promise<readonly string[]> {
  const context = page.context();
  const cookies = await context.cookies();
  const isSession = ({ name }: { name: string }) => name === 'ssoToken';
  const secrets = [...known, ...cookies.filter(isSession).map(({ value }) => decodeURIComponent(value))];
  const places = {
    ...(await keptBy(page)),
    cookies: cookies.filter((cookie) => !isSession(cookie)).map(({ name, value }) => [name, value]),
    said: heard.get(context) ?? [],
  };
  return Object.entries(places).flatMap(([place, kept]) => {
    const isIn = standsIn(JSON.stringify(kept ?? null));
    // A stored menu has many numbers of three digits.
    const searched = place === 'caches' ? secrets.filter((secret) => !isShort(secret)) : secrets;
    return searched.filter(isIn).map((secret) => `${place}: ${secret}`);
  });
}

/** Fails where an open page of these guests has a secret; then the next test begins with the usual ones. */
export async function expectNoSecretsOf(contexts: readonly BrowserContext[]): Promise<void> {
  try {
    const pages = contexts.flatMap((context) => context.pages()).filter((page) => page.url().startsWith('http'));
    expect((await Promise.all(pages.map(secretsOn))).flat()).toEqual([]);
  } finally {
    known.clear();
    registerSecrets(...canaries);
  }
}

/** Returns what a page has written down. A page that is on its way to another address is read there. */
async function keptBy(page: Page): ReturnType<typeof readPage> {
  try {
    return await page.evaluate(readPage);
  } catch (error) {
    if (page.isClosed()) return {};
    if (!/context was destroyed|navigat/i.test(String(error))) throw error;
    await page.waitForLoadState();
    return page.evaluate(readPage);
  }
}

/** Runs in the page. */
async function readPage(): Promise<Record<string, unknown>> {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const field of copy.querySelectorAll('input')) field.removeAttribute('value');
  for (const code of copy.querySelectorAll('script, style')) code.remove();
  const { navigation, dataLayer } = globalThis as {
    navigation?: { entries(): { url: string; getState(): unknown }[] };
    dataLayer?: unknown;
  };
  /** A browser may forbid a site to store anything. */
  const unlessForbidden = async (read: () => unknown) => {
    try {
      return await read();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'SecurityError') return null;
      throw error;
    }
  };
  const readCaches = async () =>
    Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        // A file of the build is as its hash says: only its address is searched.
        const answered = requests.filter(({ url }) => !new URL(url).pathname.startsWith('/assets/'));
        const answers = await Promise.all(answered.map(async (request) => (await cache.match(request))?.text()));
        return [name, requests.map(({ url }) => url), answers];
      }),
    );
  return {
    page: copy.outerHTML,
    caches: await unlessForbidden(readCaches),
    localStorage: await unlessForbidden(() => Object.entries(localStorage)),
    sessionStorage: await unlessForbidden(() => Object.entries(sessionStorage)),
    history: history.state as unknown,
    addresses: navigation?.entries().map((entry) => [entry.url, entry.getState()]),
    name: window.name,
    dataLayer,
  };
}
