import { expect, it } from 'vitest';
import { noCampaignParams } from '#domain/navigation/query.ts';
import { followUrlCode } from '#src/app/after-first-page/follow-url-code.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { openBrowser } from '#test/kit/tabs.ts';

const world = openSandbox();

/** Two tabs that know of the code of an address. */
async function twoTabs() {
  const { texts, openTab, deliver } = openBrowser(world);
  texts.set('application', JSON.stringify({ ...noCampaignParams, discountCode: 'WELCOME5' }));
  const [here, there] = [await openTab(), await openTab()];
  const set = ({ app, services }: typeof here, change: object) =>
    app.send({ type: 'params.stored', campaignParams: { ...services.campaignParams(), ...change } });
  const stored = (): unknown => JSON.parse(texts.get('application') ?? '{}');
  return { here, there, set, stored, deliver };
}

it('DISC-06 a code of an address that one tab has applied is offered by no other, and does not come back', async () => {
  const { here, there, set, stored, deliver } = await twoTabs();
  for (const { services } of [here, there]) followUrlCode(services);
  set(here, { discountCode: null });
  // The other tab has not heard of it yet.
  set(there, { ref: 'mail' });
  expect(deliver()).toBeLessThan(10);
  expect([here, there].map(({ services }) => services.campaignParams().discountCode)).toEqual([null, null]);
  set(there, { ref: 'text' });
  deliver();
  expect(stored()).toMatchObject({ discountCode: null, ref: 'text' });
});

it('DISC-06 a code that was applied in another tab while the page of this one loaded is forgotten', async () => {
  const { here, there, set, deliver } = await twoTabs();
  set(here, { discountCode: null });
  deliver();
  followUrlCode(there.services);
  expect(there.services.campaignParams().discountCode).toBeNull();
});

it('DISC-06 a code of an address waits in the tab that has just read it, whatever else another tab stores', async () => {
  const { here, there, set, deliver } = await twoTabs();
  for (const { services } of [here, there]) followUrlCode(services);
  set(here, { ref: 'mail' });
  deliver();
  expect(there.services.campaignParams().discountCode).toBe('WELCOME5');
});
