import type { WorkboxPlugin } from 'workbox-core/types.js';
import { clientsClaim } from 'workbox-core/clientsClaim.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import { files, importMapHash, pages, pictures } from 'virtual:site-build';
import { menuCallTest, storedUnder, versionedCalls } from './address.ts';
import { CACHE_PREFIX, MENU_ASKED, MENU_CACHE, MENU_CHANGED } from './messages.ts';
import { originOf, pageFileOf, type PageOrigin } from './pages.ts';
import { impersonal, impersonalJson } from './plugins.ts';

declare const self: ServiceWorkerGlobalScope;

const MONTH_SECONDS = 30 * 24 * 60 * 60;
/** Files of this build and of some before it, which a tab may still have open. */
const MOST_FILES = files.length * 4;
/** More than one menu shows. */
const MOST_PICTURES = 300;
/** Some cafes, and the items that were opened there. */
const MOST_MENU_PARTS = 100;

const PAGES = `${CACHE_PREFIX}pages-${importMapHash}`;
/** The parameter by which browsers share one sandbox (`tools/serve/world-cookie.ts`): the server has to see it. */
const WORLD_PARAMETER = 'sandboxWorld';

/** Set once this worker is on its way out: then it stores nothing more. */
let isRetired = false;
const untilRetired: WorkboxPlugin = { cacheWillUpdate: ({ response }) => Promise.resolve(isRetired ? null : response) };

const fileExpiration = new ExpirationPlugin({ maxEntries: MOST_FILES, maxAgeSeconds: MONTH_SECONDS });
const pictureExpiration = new ExpirationPlugin({ maxEntries: MOST_PICTURES, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true });
const menuExpiration = new ExpirationPlugin({ maxEntries: MOST_MENU_PARTS, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true });

/** File names have a hash of their contents, so files of several builds can be in one cache. */
const fileStrategy = new CacheFirst({
  cacheName: `${CACHE_PREFIX}files`,
  plugins: [untilRetired, impersonal, fileExpiration],
});
const pictureStrategy = new CacheFirst({
  cacheName: `${CACHE_PREFIX}pictures`,
  plugins: [untilRetired, impersonal, pictureExpiration],
});
/** Also the choices of an item are of a release, though their versions do not always name one: another release never answers for it (MENU-13). */
const ofRelease: WorkboxPlugin = { ...impersonalJson, cacheKeyWillBeUsed: ({ request }) => Promise.resolve(storedUnder(request.url)) };
/** Pages that have not heard yet that their menu was an old one. */
const unaware = new Set<string>();
const menuStrategy = new StaleWhileRevalidate({
  cacheName: MENU_CACHE,
  plugins: [
    untilRetired,
    ofRelease,
    {
      async cacheDidUpdate({ oldResponse, newResponse }) {
        if (!oldResponse || (await oldResponse.text()) === (await newResponse.text())) return;
        for (const client of await self.clients.matchAll({ type: 'window' })) {
          unaware.add(client.id);
          client.postMessage({ type: MENU_CHANGED });
        }
      },
    },
    menuExpiration,
  ],
});
/** What the versions of a menu name: the server is asked for it once. */
const versionedStrategy = new CacheFirst({
  cacheName: MENU_CACHE,
  plugins: [untilRetired, ofRelease, menuExpiration],
});
/** The page that was stored comes at once; the one that the server sends behind it says whether this worker is still the right one. */
const pageStrategy = new StaleWhileRevalidate({
  cacheName: PAGES,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageFileOf(pages, new URL(request.url).pathname) ?? request.url),
      async cacheWillUpdate({ response }) {
        const { origin, page } = await inspect(response);
        if (origin === 'unwanted') await retire();
        if (origin === 'other') await giveWay();
        return page;
      },
    },
  ],
});

/** Whether a page belongs to this build, and if so, how it is stored: with its headers, which are its security, and without its address. */
async function inspect(response: Response): Promise<{ readonly origin: PageOrigin; readonly page: Response | null }> {
  const text = await response.text();
  const origin = await originOf(text, importMapHash, hashOf);
  if (origin !== 'ours') return { origin, page: null };
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'date']) headers.delete(name);
  // A server may send the page of no address of its own with status 404.
  return { origin, page: new Response(text, { headers }) };
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

/** The server has another build. Where that has no worker to take over, this one would show its own for ever. */
async function giveWay() {
  const { ok, headers } = await fetch(self.location.href, { cache: 'no-cache' });
  const isThere = ok && /javascript/.test(headers.get('content-type') ?? '');
  await (isThere ? self.registration.update() : retire());
}

async function retire() {
  isRetired = true;
  await self.registration.unregister();
  for (const expiration of [fileExpiration, pictureExpiration, menuExpiration]) await expiration.deleteCacheAndMetadata();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}

async function install(event: ExtendableEvent) {
  await Promise.all([...files.map((file) => storeFile(file, event)), ...pages.files.map(({ file }) => storePage(file))]);
}

async function storeFile({ url, integrity }: (typeof files)[number], event: ExtendableEvent) {
  const request = new Request(url, { integrity, priority: 'low' });
  const [answer, stored] = fileStrategy.handleAll({ event, request });
  const { ok, status } = await answer;
  if (!ok) throw new Error(`${url} answered ${String(status)}.`);
  await stored;
}

async function storePage(file: string) {
  const { page } = await inspect(await fetch(file, { cache: 'no-cache' }));
  if (page === null) throw new Error(`${file} is no page of this build.`);
  await (await caches.open(PAGES)).put(file, page);
}

async function removeOldPages() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(`${CACHE_PREFIX}pages-`) && name !== PAGES);
  await Promise.all(old.map((name) => caches.delete(name)));
}

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && !url.searchParams.has(WORLD_PARAMETER) && pageFileOf(pages, url.pathname) !== null,
  pageStrategy,
);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(pictures), pictureStrategy);
registerRoute(({ sameOrigin, url }) => sameOrigin && /^\/assets\/[^/]+\.(js|css|woff2)$/.test(url.pathname), fileStrategy);
const address = new URL(self.location.href);
const isVersionedCall = menuCallTest(address, versionedCalls);
registerRoute(({ url }) => isVersionedCall(url), versionedStrategy);
const isMenuCall = menuCallTest(address);
registerRoute(({ url }) => isMenuCall(url), menuStrategy);

self.addEventListener('install', (event) => {
  // The files of the build before stay, so a tab that shows it loses nothing.
  void self.skipWaiting();
  event.waitUntil(install(event));
});
self.addEventListener('activate', (event) => event.waitUntil(removeOldPages()));
self.addEventListener('message', ({ data, source }) => {
  const isAsked = (data as { readonly type?: unknown } | null)?.type === MENU_ASKED;
  if (isAsked && source instanceof Client && unaware.delete(source.id)) source.postMessage({ type: MENU_CHANGED });
});
clientsClaim();
