import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preview as startPreview, type PreviewServer } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { isSandboxEmbedded } from '#tools/serve/page.ts';
import { preview } from '#tools/vite/preview.ts';

const root = mkdtempSync(path.join(tmpdir(), 'preview-'));
const pageWith = (config: string) => `<!doctype html><script type="application/json" id="config">${config}</script>`;
let server: PreviewServer | null = null;
afterEach(async () => {
  await server?.close();
  rmSync(root, { recursive: true, force: true });
});

async function statusesWith(config: string) {
  mkdirSync(path.join(root, 'dist/.vite'), { recursive: true });
  writeFileSync(path.join(root, 'dist/index.html'), pageWith(config));
  writeFileSync(path.join(root, 'dist/mockServiceWorker.js'), 'self.skipWaiting();');
  writeFileSync(path.join(root, 'dist/.vite/pages.json'), '["/","/app/menu.html"]');
  server = await startPreview({ root, configFile: false, logLevel: 'error', plugins: [preview()], preview: { port: 0 } });
  const url = server.resolvedUrls?.local[0] ?? '';
  const addresses = ['app/menu.html', 'app/nowhere.html', 'app/%E0%A4%A.html', 'mockServiceWorker.js'];
  return await Promise.all(addresses.map(async (address) => (await fetch(url + address)).status));
}

it('vite preview answers 404 for unknown pages and for the worker of a sandbox that is off, and 400 for malformed addresses', async () => {
  expect(await statusesWith('{ "sandbox": "off" }')).toEqual([200, 404, 400, 404]);
});

it('vite preview serves the worker of a sandbox inside the page', async () => {
  expect(await statusesWith('{ "sandbox": "embedded" }')).toEqual([200, 404, 400, 200]);
});

it.for([
  ['{ "sandbox": "embedded" }', true],
  ['{ "sandbox": "off" }', false],
  ['{ "sandbox": "Embedded" }', false],
  ['{}', false],
  ['no JSON', false],
] as const)('a build for the block %s has the sandbox’s worker: %s', ([config, isEmbedded]) => {
  expect(isSandboxEmbedded(pageWith(config))).toBe(isEmbedded);
});
