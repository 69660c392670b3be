import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configure } from '#tools/serve/page.ts';
import { createSite } from '#tools/serve/site.ts';
import { start, type Started } from '#tools/serve/start.ts';

const build = mkdtempSync(path.join(tmpdir(), 'site-'));
const page = '<!doctype html><script type="application/json" id="config">{ "sandbox": "embedded", "slotDays": 3 }</script>';
let started: Started;

beforeAll(async () => {
  mkdirSync(path.join(build, 'assets'));
  mkdirSync(path.join(build, '.vite'));
  writeFileSync(path.join(build, 'index.html'), page);
  writeFileSync(path.join(build, 'assets/index-1a2b.js'), `console.log(${'"crumb";'.repeat(200)})`);
  writeFileSync(path.join(build, '.vite/manifest.json'), '{}');
  const handlers = [
    http.post('*/cart/:id', async ({ request, params }) => HttpResponse.json({ id: params['id'], got: await request.json() })),
    http.get('*/dropped', () => HttpResponse.error()),
  ];
  started = await start(createSite({ build, handlers }), 0);
});
afterAll(async () => {
  await started.stop();
  rmSync(build, { recursive: true });
});

const ask = (address: string, init?: RequestInit) => fetch(started.url + address, init);

describe('the page', () => {
  it.for(['/', '/app/menu.html', '/app/category/soups.html', '/app/product/12'])('answers at %s', async (address) => {
    const answer = await ask(address);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('"sandbox":"off","slotDays":3,"apiBaseUrl":"/api"');
  });

  it.for(['/assets/gone-1a2b.js', '/favicon.png', '/.vite/manifest.json'])('does not answer at %s', async (address) => {
    expect((await ask(address)).status).toBe(404);
  });

  it('cannot be broken out of by a value of the configuration', () => {
    expect(configure(page, { uiStateKey: '</script><script>alert(1)' }).page).not.toContain('</script><script>');
  });

  it('has to have a block of configuration', () => {
    expect(() => configure('<!doctype html>', {})).toThrow('id="config"');
  });

  it('is not served with a configuration that cannot be used', () => {
    expect(() => configure(page, { social: 'google' })).toThrow('cannot be used: social');
  });
});

describe('the headers', () => {
  it.for(['/', '/assets/index-1a2b.js', '/api/cart/1', '/nowhere.png'])('are on %s', async (address) => {
    const { headers } = await ask(address);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("trusted-types 'none'");
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('ask for https from who came by it', async () => {
    const { headers } = await ask('/', { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers.get('strict-transport-security')).toContain('max-age=');
  });

  it('let the support tool frame the site where one is configured (SUPPORT-TOOL-01)', async () => {
    const site = createSite({ build, handlers: [], changes: { supportToolOrigin: 'https://support.example' } });
    const { headers } = await site.request('/');
    expect(headers.get('content-security-policy')).toContain('frame-ancestors https://support.example');
  });

  it('let in the scripts that are configured, and no others (SIGNUP-08, FRAUD-01)', async () => {
    const social = [{ provider: 'google', scriptUrl: 'https://provider.example/sdk/client.js', clientId: 'hearthside' }];
    const site = createSite({ build, handlers: [], changes: { social, fraudScriptUrl: 'https://fraud.example/collect.js' } });
    const { headers } = await site.request('/');
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain("script-src 'self' https://provider.example https://fraud.example");
    expect(policy).toContain("connect-src 'self' https://provider.example https://fraud.example");
    expect(policy).toContain("frame-src 'self' https://provider.example");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain('trusted-types providers');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });

  it('keep a hashed file for a year, and compress it', async () => {
    const { headers } = await ask('/assets/index-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-encoding')).toBe('br');
  });
});

describe('the API', () => {
  it('answers with the sandbox’s handlers on the same origin', async () => {
    const answer = await ask('/api/cart/7', { method: 'POST', body: '{"bun":1}', headers: { 'content-type': 'application/json' } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ id: '7', got: { bun: 1 } });
  });

  it('refuses an address that it does not know', async () => {
    const answer = await ask('/api/nowhere');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ errors: [{ reasonCode: 'error.notFound' }] });
  });

  it('can drop a connection', async () => {
    await expect(ask('/api/dropped')).rejects.toThrow('fetch failed');
  });
});
