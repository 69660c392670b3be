import { expect, it } from 'vitest';
import { PASSWORD } from '#sandbox/seeds/people.ts';
import { openBrowser } from './kit/guest.ts';
import { registerSecrets, secretsOn } from './kit/secrets.ts';

const newGuest = openBrowser();

const token = 'tok_~/a+b=1234';
const canaries = [PASSWORD, '4111111111111111', '6006491234565150', '480213', token];
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Runs in the page: writes a text into every place that a page has. */
async function plant(text: string) {
  document.body.dataset['planted'] = text;
  localStorage.setItem('planted', text);
  sessionStorage.setItem('planted', text);
  window.name = text;
  Object.assign(globalThis, { dataLayer: [{ planted: text }] });
  document.cookie = `planted=${encodeURIComponent(text)}`;
  history.replaceState({ planted: text }, '');
  history.pushState(null, '', `?planted=${encodeURIComponent(text)}`);
  history.pushState({ planted: text }, '', '/site.webmanifest');
  await (await caches.open('planted')).put('/planted', new Response(text));
}

/** Runs in the page: each is one of the ways to say something. */
const sayings = {
  console: (text: string) => console.log(text),
  error: (text: string) =>
    void setTimeout(() => {
      throw new Error(text);
    }),
  event: (text: string) => void window.dispatchEvent(new CustomEvent('planted', { detail: { text } })),
  address: (text: string) => void fetch(`/planted?text=${encodeURIComponent(text)}`),
  body: (text: string) => void fetch('/planted', { method: 'POST', body: text }),
};

const forms: Readonly<Record<string, (secret: string) => string>> = {
  plain: (secret) => JSON.stringify({ secret }),
  'URL-encoded': (secret) => encodeURIComponent(JSON.stringify({ secret })),
  'in base64': (secret) => base64(JSON.stringify({ secret })),
};
const kept = ['page', 'caches', 'localStorage', 'sessionStorage', 'history', 'addresses', 'name', 'dataLayer', 'cookies'];
const allIn = (places: readonly string[]) => places.flatMap((place) => canaries.map((secret) => `${place}: ${secret}`)).toSorted();

it.each(Object.entries(forms))('the search after each journey finds each canary, %s, in each place', async (_, formOf) => {
  registerSecrets(...canaries);
  const text = canaries.map(formOf).join(' ');
  const page = await newGuest();
  // Of this origin, without the app.
  await page.goto('/site.webmanifest');
  expect(await secretsOn(page)).toEqual([]);
  await page.evaluate(plant, text);
  expect([...(await secretsOn(page))].toSorted()).toEqual(allIn(kept));
  await page.context().close();

  for (const say of Object.values(sayings)) {
    const talker = await newGuest();
    await talker.goto('/site.webmanifest');
    await talker.evaluate(say, text);
    await expect.poll(async () => [...(await secretsOn(talker))].toSorted()).toEqual(allIn(['said']));
    await talker.context().close();
  }
});

it('the search lets a form’s field, the cookie of the session and a call of payments have a secret; the token of a session is found elsewhere', async () => {
  const page = await newGuest();
  await page.goto('/site.webmanifest');
  await page.evaluate(
    ([number, session]) => {
      const field = document.createElement('input');
      field.setAttribute('value', number);
      document.body.append(field);
      document.cookie = `ssoToken=${encodeURIComponent(session)}`;
      return fetch('/api/payments/token', { method: 'POST', body: number });
    },
    ['4111111111111111', token] as const,
  );
  expect(await secretsOn(page)).toEqual([]);
  await page.evaluate((session) => sessionStorage.setItem('planted', session), token);
  expect(await secretsOn(page)).toEqual([`sessionStorage: ${token}`]);
  await page.context().close();
});
