import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Site } from '#tools/serve/site.ts';
import { start, type Started } from '#tools/serve/start.ts';
import { listenForFaults, openBrowser } from './kit/guest.ts';
import { isSignedInAs, openSignIn, signIn, typeCredentials } from './kit/members.ts';

const newGuest = openBrowser();

/** A third party's site: a provider that asks in a window of its own and answers the page that opened it, and a collector. */
function elsewhere(): Site {
  const site: Site = new Hono();
  site.get('/provider.js', ({ body }) => body(provider, 200, { 'content-type': 'text/javascript' }));
  site.get('/consent', ({ html }) => html("<button onclick=\"opener.postMessage('pat@example.com', '*'); close()\">Allow</button>"));
  site.get('/collector.js', ({ body }) => body(collector, 200, { 'content-type': 'text/javascript' }));
  return site;
}
const provider = `
  const { origin } = new URL(document.currentScript.src);
  window.google = { accounts: { oauth2: { initTokenClient: ({ callback }) => ({ requestAccessToken() {
    addEventListener('message', (told) => { if (told.origin === origin) callback({ access_token: told.data }); });
    open(origin + '/consent', 'consent', 'popup,width=300,height=300');
  } }) } } };`;
const collector =
  'window.fraudCollector = { collect: async ({ clientId, host }) => ["collected", clientId, new URL(host).port > 0].join("-") };';

let there: Started;
let here: Started;
beforeAll(async () => {
  await import('temporal-polyfill/global');
  const { openBakery } = await import('#sandbox/node.ts');
  there = await start(elsewhere(), 0);
  const social = [
    { provider: 'google', scriptUrl: `${there.url}/provider.js`, clientId: 'hearthside' },
    { provider: 'facebook', scriptUrl: `${there.url}/gone.js`, clientId: 'hearthside' },
  ];
  const changes = { social, fraud: { scriptUrl: `${there.url}/collector.js`, clientId: '7', host: there.url } };
  here = await start(createSite({ build: 'dist', openSandbox: () => openBakery(), changes }), 0);
});
afterAll(async () => {
  await here.stop();
  await there.stop();
});

describe('on a site whose policy lets in the configured scripts alone, a member', () => {
  it('signs in by the provider’s own script and window (SIGNUP-08, SIGNIN-04, GEN-10)', async () => {
    const page = await newGuest();
    const faults = listenForFaults(page);
    await page.goto(`${here.url}/app/menu.html`);
    await openSignIn(page);
    const consent = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await (await consent).getByRole('button', { name: 'Allow' }).click();
    await isSignedInAs(page, 'Pat');
    expect(faults).toEqual([]);
  });

  it('is told where a provider’s script does not come, and signs in by password', async () => {
    const page = await newGuest();
    await page.goto(`${here.url}/app/menu.html`);
    await openSignIn(page);
    await page.getByRole('button', { name: 'Facebook' }).click();
    await page.getByText('That didn’t work').waitFor();
    await typeCredentials(page, 'pat');
    await isSignedInAs(page, 'Pat');
  });

  it('signs in with the fraud check’s session id in the call (FRAUD-03)', async () => {
    const page = await newGuest();
    await page.goto(`${here.url}/app/menu.html`);
    const call = page.waitForRequest((request) => 'x-fraud-session-id' in request.headers());
    await signIn(page, 'pat');
    expect((await call).headers()['x-fraud-session-id']).toBe('collected-7-true');
    await isSignedInAs(page, 'Pat');
  });
});
