import type { QueryClient } from '@tanstack/react-query';
import type { Config } from '#domain/config/config.ts';
import { scopeKey } from '#src/api/define-query.ts';
import { isApiError } from '#src/api/errors.ts';
import { versionedCalls, workerAddress, WORKER_PATH } from '#src/service-worker/address.ts';
import { CACHE_PREFIX, CACHE_URLS, MENU_ASKED, MENU_CACHE, MENU_CHANGED } from '#src/service-worker/messages.ts';
import { guardSinks } from '../trusted-types.ts';

const SANDBOX_WORKER_PATH = '/mockServiceWorker.js';

type Worker = Pick<ServiceWorker, 'scriptURL'> | null;
interface Registration {
  readonly active: Worker;
  readonly waiting: Worker;
  readonly installing: Worker;
  readonly unregister: () => Promise<boolean>;
}
interface Workers {
  readonly getRegistrations: () => Promise<readonly Registration[]>;
}

async function unregister(workers: Workers, path: string) {
  const registrations = await workers.getRegistrations();
  const found = registrations.filter(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker !== null && new URL(worker.scriptURL).pathname === path),
  );
  await Promise.all(found.map((registration) => registration.unregister()));
}

/** Unregisters the sandbox's service worker, which a browser keeps from a time when this site had the sandbox inside the page. */
export const removeSandboxWorker = (workers: Workers): Promise<void> => unregister(workers, SANDBOX_WORKER_PATH);

/** Unregisters the service worker of the site, and deletes what it stored. */
export async function removeSiteWorker(workers: Workers, caches: Pick<CacheStorage, 'keys' | 'delete'>): Promise<void> {
  await unregister(workers, WORKER_PATH);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}

const isMisread = (error: unknown) => isApiError(error) && error.kind === 'malformed' && versionedCalls.includes(error.endpoint);

/**
 * Forgets the menus that a worker has stored when a part of one cannot be read: under its version it would be answered with the same once more, and
 * the server is asked by the next try.
 */
export function forgetMisread(queryClient: Pick<QueryClient, 'getQueryCache'>, caches: Pick<CacheStorage, 'delete'>): void {
  const forget = (error: unknown) => isMisread(error) && void caches.delete(MENU_CACHE);
  const queries = queryClient.getQueryCache();
  for (const { state } of queries.getAll()) forget(state.error);
  queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') forget(event.action.error);
  });
}

interface Site {
  readonly config: Config;
  readonly queryClient: QueryClient;
}

/** Registers the worker of the site, in place of the sandbox's where that was here: one scope has one worker. Removes both where there is to be none. */
export async function settleSiteWorker({ config, queryClient }: Site): Promise<void> {
  const workers = navigator.serviceWorker;
  if (config.serviceWorker === 'off') {
    await removeSandboxWorker(workers);
    return removeSiteWorker(workers, caches);
  }
  workers.addEventListener('message', ({ data }) => {
    const isChanged = (data as { readonly type?: unknown } | null)?.type === MENU_CHANGED;
    if (isChanged) void queryClient.invalidateQueries({ queryKey: scopeKey('menu') });
  });
  forgetMisread(queryClient, caches);
  workers.startMessages();
  workers.controller?.postMessage({ type: MENU_ASKED });
  const address = workerAddress(config);
  // The browser checks for updates of a registered worker. Registering again here would restore a worker that has just unregistered
  // itself, from the page that it had stored.
  if (isControlledBy(workers, address)) return;
  guardSinks(window, location.origin);
  await workers.register(address, { updateViaCache: 'none' });
  await controlledBy(workers, address);
  workers.controller?.postMessage({ type: CACHE_URLS, payload: { urlsToCache: loadedBefore(config) } });
}

/** Settles when the worker at an address has taken this page over. */
const controlledBy = (workers: ServiceWorkerContainer, address: string) =>
  new Promise<void>((done) => {
    if (isControlledBy(workers, address)) return done();
    workers.addEventListener('controllerchange', () => isControlledBy(workers, address) && done());
  });

const isControlledBy = ({ controller }: ServiceWorkerContainer, address: string) =>
  controller?.scriptURL === new URL(address, location.origin).href;

/** What this page loaded before the worker was there, pictures and the menu among it. The worker takes what it stores. */
function loadedBefore({ headers }: Config) {
  const own = { [headers.originSource]: headers.originSourceValue };
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.map(({ name, initiatorType }) => (initiatorType === 'fetch' ? [name, { credentials: 'include', headers: own }] : [name]));
}
