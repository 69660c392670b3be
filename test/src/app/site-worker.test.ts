import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import { forgetMisread, removeSandboxWorker, removeSiteWorker } from '#src/app/after-first-page/site-worker.ts';

function registrationOf(scriptURL: string) {
  const registration = {
    isRegistered: true,
    active: { scriptURL },
    waiting: null,
    installing: null,
    unregister: () => Promise.resolve(!(registration.isRegistered = false)),
  };
  return registration;
}

function registrations() {
  const all = ['mockServiceWorker.js', 'service-worker.js?api=%2Fapi', 'push.js'].map((file) =>
    registrationOf(`https://bakery.example/${file}`),
  );
  return { getRegistrations: () => Promise.resolve(all), registered: () => all.map(({ isRegistered }) => isRegistered) };
}

it('unregisters the service worker of the sandbox, and no other', async () => {
  const workers = registrations();
  await removeSandboxWorker(workers);
  expect(workers.registered()).toEqual([false, true, true]);
});

it('unregisters the service worker of the site, and deletes its caches, and nothing else', async () => {
  const workers = registrations();
  const deleted: string[] = [];
  await removeSiteWorker(workers, {
    keys: () => Promise.resolve(['site-files', 'site-menu', 'push']),
    delete: (name) => Promise.resolve(deleted.push(name) > 0),
  });
  expect(workers.registered()).toEqual([true, false, true]);
  expect(deleted).toEqual(['site-files', 'site-menu']);
});

it('forgets stored menus once a part of one cannot be read, now or before: its version would give the same once more', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const deleted: string[] = [];
  const stored = { delete: (name: string) => Promise.resolve(deleted.push(name) > 0) };
  const fail = (kind: ApiError['kind'], endpoint: string) =>
    queries.prefetchQuery({ queryKey: [endpoint], queryFn: () => Promise.reject(new ApiError({ kind, endpoint })) });
  await fail('malformed', 'menu.placards');
  forgetMisread(queries, stored);
  expect(deleted).toEqual(['site-menu']);
  await fail('malformed', 'menu.versions');
  await fail('offline', 'menu.categories');
  expect(deleted).toHaveLength(1);
  await fail('malformed', 'menu.categories');
  expect(deleted).toEqual(['site-menu', 'site-menu']);
});
