import { expect, it } from 'vitest';
import { removeSandboxWorker, removeSiteWorker } from '#src/app/site-worker.ts';

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
