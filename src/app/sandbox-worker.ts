const WORKER_PATH = '/mockServiceWorker.js';

interface Registration {
  readonly active: Pick<ServiceWorker, 'scriptURL'> | null;
  readonly waiting: Pick<ServiceWorker, 'scriptURL'> | null;
  readonly installing: Pick<ServiceWorker, 'scriptURL'> | null;
  readonly unregister: () => Promise<boolean>;
}

/** Removes the sandbox's service worker, which a browser keeps from a time when this site had the sandbox inside the page. */
export async function unregisterSandboxWorker(workers: { getRegistrations: () => Promise<readonly Registration[]> }): Promise<void> {
  const registrations = await workers.getRegistrations();
  const ofSandbox = registrations.filter(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker !== null && new URL(worker.scriptURL).pathname === WORKER_PATH),
  );
  await Promise.all(ofSandbox.map((registration) => registration.unregister()));
}
