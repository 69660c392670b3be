import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { chooseCafe, chooseWay, comeIn } from './kit/steps.ts';

const newGuest = openBrowser({ serviceWorkers: 'allow', hasPictures: true });
let server: ViteDevServer;

/** What `npm start` starts, with nothing remembered of an earlier start. */
beforeAll(async () => {
  server = await createServer({
    cacheDir: 'node_modules/.vite-start-test',
    logLevel: 'error',
    server: { port: 0 },
    optimizeDeps: { force: true },
  });
  await server.listen();
});
afterAll(() => server.close());

it('npm start: the development server brings a guest from the front door to the times of a cafe, whatever the hour', async () => {
  const page = await newGuest();
  page.setDefaultTimeout(40_000);
  const faults = listenForFaults(page);
  await comeIn(page, server.resolvedUrls?.local[0]);
  await chooseWay(page, 'RPU');
  await chooseCafe(page, '62701');
  await page.getByRole('heading', { name: 'When would you like it?' }).waitFor();
  expect(faults).toEqual([]);
});
