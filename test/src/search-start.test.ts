import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { SearchStart } from '#domain/cafe/search-area.ts';
import { must } from '#domain/must.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { chooseAsap, deliverThere, setupsIn } from '#test/kit/setups.ts';

const begin = setupsIn(openSandbox());

const words = (text: string, askedAt = 1): SearchStart => ({ kind: 'words', words: text, askedAt });

it('What was typed on the home page is looked up without being asked again (CAFE-16)', async () => {
  const { until } = begin({ start: words('62701') });
  const { children } = await until('searchingCafe');
  const { context } = await waitFor(must(children.cafeSearch, 'cafe search'), (snapshot) => snapshot.matches('results'));
  expect(context).toMatchObject({ typed: '62701', place: { kind: 'address' } });
});

it('Another destination looks around what was typed on the home page too', async () => {
  const { actor, until } = begin({ start: words('62701') });
  await until('searchingCafe');
  actor.send({ type: 'step.reopened', step: 'destination' });
  actor.send({ type: 'destination.chosen', destination: 'CURBSIDE' });
  const { children } = await until('searchingCafe');
  const { context } = await waitFor(must(children.cafeSearch, 'cafe search'), (snapshot) => snapshot.matches('results'));
  expect(context).toMatchObject({ typed: '62701', destination: 'CURBSIDE' });
});

it('An address of the home page is checked, and the guest adds an apartment before it is taken (ORD-SETUP-04)', async () => {
  const flow = begin({ destination: 'DELIVERY', start: words('1 Main St, Springfield, IL 62701') });
  const { children } = await flow.until('searchingAddress');
  const search = must(children.addressSearch, 'address search');
  await waitFor(search, (snapshot) => snapshot.matches({ asking: 'deliverable' }));
  search.send({ type: 'address.typed', typed: { line2: 'Apt 2' } });
  search.send({ type: 'address.submitted' });
  expect(await chooseAsap(flow)).toMatchObject({ order: { address: { address1: '1 Main St', address2: 'Apt 2' } } });
});

it('An address of the home page that is reopened waits for the guest (ORD-SETUP-15)', async () => {
  const { actor, until } = begin({ destination: 'DELIVERY', start: words('1 Main St, Springfield, IL 62701') });
  const { children } = await until('searchingAddress');
  const search = must(children.addressSearch, 'address search');
  await waitFor(search, (snapshot) => snapshot.matches({ asking: 'deliverable' }));
  search.send({ type: 'address.submitted' });
  await until('choosingTime');
  actor.send({ type: 'step.reopened', step: 'address' });
  const again = must((await until('searchingAddress')).children.addressSearch, 'address search').getSnapshot();
  expect(again.matches({ asking: 'fresh' })).toBe(true);
  expect(again.context.typed.text).toBe('1 Main St, Springfield, IL 62701');
});

it('A reload goes on where the search was; the same words asked again search anew', async () => {
  const storage = memoryStorage();
  const before = begin({ start: words('62701') }, storage);
  await before.until('searchingCafe');
  before.actor.send({ type: 'step.reopened', step: 'destination' });
  before.actor.stop();
  const reloaded = begin({ start: words('62701') }, storage);
  await reloaded.until('choosingDestination');
  reloaded.actor.stop();
  await begin({ start: words('62701', 2) }, storage).until('searchingCafe');
});

it('A reload keeps an address that was reopened and changed after the one of the home page (ORD-SETUP-15)', async () => {
  const storage = memoryStorage();
  const start = words('1 Main St, Springfield, IL 62701');
  const before = begin({ destination: 'DELIVERY', start }, storage);
  const search = must((await before.until('searchingAddress')).children.addressSearch, 'address search');
  await waitFor(search, (snapshot) => snapshot.matches({ asking: 'deliverable' }));
  search.send({ type: 'address.submitted' });
  await before.until('choosingTime');
  before.actor.send({ type: 'step.reopened', step: 'address' });
  const again = must((await before.until('searchingAddress')).children.addressSearch, 'address search');
  again.send({ type: 'address.typed', typed: { text: '2 Oak Ave, Springfield, IL 62701', line2: 'Apt 2' } });
  await Promise.resolve();
  before.actor.stop();
  const reloaded = begin({ destination: 'DELIVERY', start }, storage);
  const restored = must((await reloaded.until('searchingAddress')).children.addressSearch, 'address search').getSnapshot();
  expect(restored.context.typed).toMatchObject({ text: '2 Oak Ave, Springfield, IL 62701', line2: 'Apt 2' });
  expect(restored.matches({ asking: 'fresh' })).toBe(true);
});

it('An address that is changed while the one of the home page is checked is not taken for it', async () => {
  const flow = begin({ destination: 'DELIVERY', start: words('1 Main St, Springfield, IL 62701') });
  const search = must((await flow.until('searchingAddress')).children.addressSearch, 'address search');
  expect(search.getSnapshot().matches('geocoding')).toBe(true);
  search.send({ type: 'address.typed', typed: { text: '2 Main St, Springfield, IL 62701' } });
  expect(search.getSnapshot().matches({ asking: 'fresh' })).toBe(true);
  await deliverThere(search);
  expect(await chooseAsap(flow)).toMatchObject({ order: { address: { address1: '2 Main St' } } });
});
