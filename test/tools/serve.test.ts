import { createHash } from 'node:crypto';
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
const importMap = '{"integrity":{}}';
const paths = ['/', '/app/menu.html', '/app/category/{$categoryId}.html', '/app/product/{$placardHash}.html', '/app/startOrder'];
let started: Started;

beforeAll(async () => {
  mkdirSync(path.join(build, 'assets'));
  mkdirSync(path.join(build, '.vite'));
  writeFileSync(path.join(build, 'index.html'), `${page}<script type="importmap">${importMap}</script>`);
  writeFileSync(path.join(build, 'mockServiceWorker.js'), 'self.skipWaiting();');
  writeFileSync(path.join(build, 'assets/index-1a2b.js'), `console.log(${'"crumb";'.repeat(200)})`);
  writeFileSync(path.join(build, '.vite/manifest.json'), '{}');
  writeFileSync(path.join(build, '.vite/pages.json'), JSON.stringify(paths));
  const openSandbox = () => {
    let calls = 0;
    return [
      http.get('*/api/calls', () => HttpResponse.json((calls += 1))),
      http.post('*/api/cart/:id', async ({ request, params }) => HttpResponse.json({ id: params['id'], got: await request.json() })),
      http.get('*/api/dropped', () => HttpResponse.error()),
    ];
  };
  started = await start(createSite({ build, openSandbox }), 0);
});
afterAll(async () => {
  await started.stop();
  rmSync(build, { recursive: true });
});

const ask = (address: string, init?: RequestInit) => fetch(started.url + address, init);
const siteWith = (changes: Readonly<Record<string, unknown>>) => createSite({ build, openSandbox: () => [], changes });
const policyOf = async (changes: Readonly<Record<string, unknown>>) => {
  const { headers } = await siteWith(changes).request('/');
  return headers.get('content-security-policy')?.split('; ') ?? [];
};

describe('the page', () => {
  it.for(['/', '/app/menu.html', '/app/category/soups.html', '/app/product/a%20b.html', '/APP/Menu.html/'])(
    'answers at %s',
    async (address) => {
      const answer = await ask(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toContain('"sandbox":"off","slotDays":3,"apiBaseUrl":"/api"');
    },
  );

  it.for(['/assets/gone-1a2b.js', '/favicon.png', '/.vite/manifest.json'])('does not answer at %s', async (address) => {
    expect((await ask(address)).status).toBe(404);
  });

  it.for([
    '/app/nowhere.html',
    '/app/menu',
    '/nowhere',
    '/app/category/a/b.html',
    '/index.html',
    '/app/100%25',
    '/app/product/%E0%A4%A.html',
    '/%',
  ])('comes with status 404 at the unknown address %s', async (address) => {
    const answer = await ask(address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('id="config"');
  });

  it.for(['/api/cart/%E0%A4%A', '/assets/%zz.js'])('is a bad request at the malformed address %s', async (address) => {
    const answer = await ask(address);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('cannot be broken out of by a value of the configuration', () => {
    expect(configure(page, { uiStateKey: '</script><script>alert(1)' }).page).not.toContain('</script><script>');
  });

  it('has to have a block of configuration', () => {
    expect(() => configure('<!doctype html>', {})).toThrow('id="config"');
  });

  it.for([{ social: 'google' }, { sandbox: 'Off' }, { slotDay: 3 }])(
    'is not served with the configuration %j, which cannot be used',
    (changes) => {
      expect(() => configure(page, changes)).toThrow(`cannot be used: ${Object.keys(changes).join('')}`);
    },
  );
});

describe('a page for a frame', () => {
  const changes = {
    payPal: { scriptUrl: 'https://pay.example/sdk.js', clientId: 'hearthside' },
    captcha: { scriptUrl: 'https://captcha.example/api.js', siteKey: 'hearthside' },
  };
  const policyOf = async (address: string, of: Readonly<Record<string, unknown>>) =>
    (await siteWith(of).request(address)).headers.get('content-security-policy')?.split('; ') ?? [];

  it.for([
    ['paypal', 'https://pay.example'],
    ['captcha', 'https://captcha.example'],
  ] as const)(
    'for %s runs the script of its provider alone, in an origin of its own, and only this site shows it (GIFTCARD-09, PAYSTORED-17)',
    async ([name, provider]) => {
      const policy = await policyOf(`/frames/${name}.html`, changes);
      expect(policy).toContain(`script-src 'self' ${provider}`);
      expect(policy).toContain(`frame-src ${provider}`);
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy.find((rule) => rule.startsWith('sandbox'))).not.toContain('allow-same-origin');
      expect(await policyOf(`/frames/${name}.html`, {})).toContain("script-src 'self'");
    },
  );

  it.for(['payPal', 'captcha'] as const)(
    'for %s is shown where it is configured, by a page that lets in no script of the provider (GIFTCARD-09, PAYSTORED-17)',
    async (setting) => {
      const policy = await policyOf('/', { [setting]: changes[setting] });
      expect(policy).toContain("frame-src 'self'");
      expect(policy).toContain('trusted-types default');
      expect(policy.join()).not.toMatch(/(pay|captcha)\.example/);
      expect(await policyOf('/', {})).toContain("frame-src 'none'");
    },
  );
});

describe('the headers', () => {
  it.for(['/', '/assets/index-1a2b.js', '/api/cart/1', '/nowhere.png'])('are on %s', async (address) => {
    const { headers } = await ask(address);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(importMap).digest('base64')}';`);
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
    expect(policy).toContain("frame-src 'none'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types default');
    expect(policy).not.toContain('providers');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('allow the style of each page by its hash, and that of no other', async () => {
    const own = 'h1{margin:0}';
    mkdirSync(path.join(build, 'app'));
    writeFileSync(path.join(build, 'app/menu.html'), `${page}<style>${own}</style>`);
    const site = siteWith({});
    const styleOf = async (address: string) =>
      ((await site.request(address)).headers.get('content-security-policy') ?? '').split('; ').find((rule) => rule.startsWith('style-src'));
    rmSync(path.join(build, 'app'), { recursive: true });
    expect(await styleOf('/app/category/soups.html')).toBe(
      `style-src 'self' 'sha256-${createHash('sha256').update(own).digest('base64')}'`,
    );
    expect(await styleOf('/app/cart.html')).toBe("style-src 'self'");
  });

  it('ask for https from who came by it', async () => {
    const { headers } = await ask('/', { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers.get('strict-transport-security')).toContain('max-age=');
  });

  it('let the support tool frame the site where one is configured (SUPPORT-TOOL-01)', async () => {
    expect(await policyOf({ supportToolOrigin: 'https://support.example' })).toContain('frame-ancestors https://support.example');
  });

  it('let in the scripts that are configured, and no others (SIGNUP-08, FRAUD-01, CONSTANTS-07)', async () => {
    const social = [{ provider: 'google', scriptUrl: 'https://provider.example/sdk/client.js', clientId: 'hearthside' }];
    const changes = {
      social,
      fraud: { scriptUrl: 'https://fraud.example/collect.js', clientId: 'client', host: 'https://collect.example' },
    };
    const { headers } = await siteWith(changes).request('/');
    const policy = await policyOf(changes);
    expect(policy.find((rule) => rule.startsWith('script-src'))).toMatch(/ https:\/\/provider\.example https:\/\/fraud\.example$/);
    expect(policy).toContain("connect-src 'self' https://provider.example https://fraud.example https://collect.example");
    expect(policy).toContain('frame-src https://provider.example');
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain('trusted-types default providers');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });

  it('allow payment requests only where a wallet is configured, and what the browser reads for it, but no script of it (C-93)', async () => {
    const wallets = {
      applePay: { merchantId: 'merchant.hearthside', merchantName: 'Hearthside' },
      googlePay: { merchantId: '12345', merchantName: 'Hearthside', gateway: 'example', gatewayMerchantId: 'hearthside' },
    };
    for (const changes of [{ applePay: wallets.applePay }, { googlePay: wallets.googlePay }]) {
      const { headers } = await siteWith(changes).request('/');
      expect(headers.get('permissions-policy')).toContain('payment=(self)');
    }
    expect((await ask('/')).headers.get('permissions-policy')).toContain('payment=()');
    const policy = await policyOf(wallets);
    expect(policy).toContain("connect-src 'self' https://google.com https://pay.google.com");
    expect(policy.find((rule) => rule.startsWith('script-src'))).not.toContain('google');
  });

  it('let in pictures of maps only from the origin that is configured', async () => {
    expect(await policyOf({})).toContain("img-src 'self' data:");
    const map = { imageUrl: 'https://maps.example/static/{lng},{lat},{zoom}/{width}x{height}' };
    expect(await policyOf({ map })).toContain("img-src 'self' data: https://maps.example");
  });

  it('let in the API of another origin', async () => {
    expect(await policyOf({ apiBaseUrl: 'https://api.example/v1' })).toContain("connect-src 'self' https://api.example");
  });

  it('let in a service worker, of the sandbox or of the site, and none where the configuration has none', async () => {
    const one: unknown = expect.arrayContaining(["worker-src 'self'", 'trusted-types default']);
    expect(await policyOf({ sandbox: 'embedded', serviceWorker: 'off' })).toEqual(one);
    expect(await policyOf({ serviceWorker: 'on' })).toEqual(one);
    expect(await policyOf({ serviceWorker: 'off' })).toEqual(expect.arrayContaining(["worker-src 'none'", "trusted-types 'none'"]));
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

  it('answers at another path where the configuration names one', async () => {
    const site = createSite({
      build,
      openSandbox: () => [http.get('*/api/cart/:id', () => HttpResponse.json('there'))],
      changes: { apiBaseUrl: '/v2' },
    });
    expect(await (await site.request('/v2/cart/7')).json()).toBe('there');
  });

  it('does not answer where the configuration names another server, and the page says so', async () => {
    const site = createSite({
      build,
      openSandbox: () => [http.get('*/api/cart/:id', () => HttpResponse.json('here'))],
      changes: { apiBaseUrl: 'https://api.example/v1' },
    });
    expect(await (await site.request('/')).text()).toContain('"apiBaseUrl":"https://api.example/v1"');
    expect((await site.request('/api/cart/7.json')).status).toBe(404);
  });

  it('can drop a connection', async () => {
    await expect(ask('/api/dropped')).rejects.toThrow('fetch failed');
  });
});

describe('the sandbox’s worker', () => {
  it('is not there where the page does not load the sandbox', async () => {
    expect((await ask('/mockServiceWorker.js')).status).toBe(404);
  });

  it('is there where the page does', async () => {
    const answer = await siteWith({ sandbox: 'embedded' }).request('/mockServiceWorker.js');
    expect(await answer.text()).toBe('self.skipWaiting();');
  });
});

describe('the sandbox of a browser', () => {
  const cookieFrom = async (address: string) => (await ask(address)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const callsOf = async (cookie: string) => (await (await ask('/api/calls', { headers: { cookie } })).json()) as number;

  it('is its own', async () => {
    const [one, other] = [await cookieFrom('/app/menu.html'), await cookieFrom('/app/menu.html')];
    expect([await callsOf(one), await callsOf(one), await callsOf(other)]).toEqual([1, 2, 1]);
  });

  it('stays the same from page to page', async () => {
    const cookie = await cookieFrom('/');
    expect((await ask('/app/menu.html', { headers: { cookie } })).headers.get('set-cookie')).toBeNull();
  });

  it('is shared by a group that opens a page with the same name of it', async () => {
    const [one, other] = [await cookieFrom('/?sandboxWorld=team-7'), await cookieFrom('/app/menu.html?sandboxWorld=team-7')];
    expect([await callsOf(one), await callsOf(other)]).toEqual([1, 2]);
  });
});
