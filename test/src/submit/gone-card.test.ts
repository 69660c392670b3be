import { expect, it, vi } from 'vitest';
import { must } from '#domain/must.ts';
import { createQueryClient } from '#src/app/query-client.ts';
import { goneWords } from '#src/flows/checkout/declined-words.ts';
import { openPayingBrowser } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();

/** With the cache as the product makes it (60 s fresh); the test kit has one of its own. */
it('a stored card that is gone from the account leads back to the form, which names it and does not offer it (SUBMIT-10, PAYSTORED-05)', async () => {
  const browser = openPayingBrowser(world, 'Pat', () => null, { queryClient: createQueryClient(() => Temporal.Now.instant()) });
  const tab = await browser.openTab();
  const chosen = must(tab.split().methodId, 'method');
  const sent = { payment: tab.split(), total: must(tab.total(), 'total'), type: null, lastFour: '' };
  const pat = must(
    world.people.all().find(({ firstName }) => firstName === 'Pat'),
    'Pat',
  );
  world.people.put({ ...pat, creditCards: [] });
  expect(await tab.placeOrder()).toBe('filling');
  expect(tab.trouble()).toMatchObject({ trouble: 'cardNeeded' });
  expect(goneWords(sent)).toMatch(/^\w+ ending in \d{4} isn’t in your account anymore/);
  await vi.waitFor(() => expect(tab.split().methods.map(({ id }) => id)).not.toContain(chosen));
  expect(tab.split().methodId).toBeNull();
});
