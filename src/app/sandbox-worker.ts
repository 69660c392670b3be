const WORKER_PATH = '/mockServiceWorker.js';

/** Removes the sandbox's service worker, which a browser keeps from a time when this site had the sandbox inside the page. */
export async function unregisterSandboxWorker(workers: Pick<ServiceWorkerContainer, 'getRegistrations'>): Promise<void> {
  const registrations = await workers.getRegistrations();
  const ofSandbox = registrations.filter(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker !== null && new URL(worker.scriptURL).pathname === WORKER_PATH),
  );
  await Promise.all(ofSandbox.map((registration) => registration.unregister()));
}
