import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { start } from '#tools/serve/start.ts';
import { listenForFaults, openBrowser } from './kit/guest.ts';

const newReader = openBrowser({ hasPictures: true });
let book: Awaited<ReturnType<typeof start>>;

/** Longest time that a build of the book takes beside the other tests. */
const BUILD_MS = 600_000;

/** The sidebar lists every state of every flow: beside other tests on two cores it takes a minute to be there. */
const PATIENCE_MS = 90_000;

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'book-'));
  const { status, stdout, stderr } = spawnSync('storybook', ['build', '-o', folder, '--quiet'], {
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined },
  });
  if (status !== 0) throw new Error(stderr + stdout);
  book = await start(new Hono().use(serveStatic({ root: path.relative(process.cwd(), folder) })), 0);
}, BUILD_MS);
afterAll(() => book.stop());

it('a designer opens the static book, sees a state and clicks through its chart, and nothing is asked of another origin', async () => {
  const page = await newReader({ width: 1440, height: 1000 });
  page.setDefaultTimeout(PATIENCE_MS);
  const faults = listenForFaults(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(book.url)) elsewhere.push(request.url());
  });
  await page.goto(`${book.url}/index.html?path=/story/flows-checkout-submit--with-a-card-preparing`);
  const story = page.frameLocator('#storybook-preview-iframe').locator('[data-screen]');
  await page.getByRole('tab', { name: 'Statechart' }).click();
  await page.getByRole('button', { name: 'prepare: broke' }).click();
  await expect.poll(() => story.getAttribute('data-screen')).toBe('unprepared');
  await page.getByRole('img', { name: 'The chart of submit; now in unprepared' }).waitFor();
  await page.getByRole('button', { name: 'Back to where the story begins' }).click();
  await expect.poll(() => story.getAttribute('data-screen')).toBe('working');
  expect(elsewhere).toEqual([]);
  expect(faults.filter((fault) => !fault.includes('favicon'))).toEqual([]);
});
