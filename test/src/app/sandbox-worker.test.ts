import { expect, it } from 'vitest';
import { unregisterSandboxWorker } from '#src/app/sandbox-worker.ts';

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

it('unregisters the service worker of the sandbox, and no other', async () => {
  const sandbox = registrationOf('https://bakery.example/mockServiceWorker.js');
  const other = registrationOf('https://bakery.example/push.js');
  await unregisterSandboxWorker({ getRegistrations: () => Promise.resolve([sandbox, other]) });
  expect([sandbox.isRegistered, other.isRegistered]).toEqual([false, true]);
});
