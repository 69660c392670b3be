import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Cafe } from '#domain/cafe/cafe.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { found203 } from '#model-tests/samples/cafes.ts';
import { cafeById } from '#src/api/cafe.ts';
import { bonus, openPayingBrowser, paidFor, three } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { stubClient } from '#test/kit/stub-client.ts';

const world = openSandbox();
skipWaits();

/** A browser that knows of the cafe whether it takes tips on gift cards. */
function browserAt({ hasGiftCardTipping }: { readonly hasGiftCardTipping: boolean }) {
  const queryClient = new QueryClient();
  const { queryKey } = cafeById(
    stubClient(() => null),
    pickup.cafe.id,
  );
  const cafe: Cafe = { ...found203, hasGiftCardTipping };
  queryClient.setQueryData(queryKey, cafe);
  return openPayingBrowser(world, null, () => null, { queryClient });
}

it.each([
  ['takes tips on gift cards uses bonus cards first', true, ['GIFT 0300 271', 'GIFT 8090 500']],
  ['takes none uses small cards first', false, ['GIFT 0300 300', 'GIFT 8090 471']],
])(
  'a pickup at a cafe that %s, which is typed as well as read again (ALLOC-04, ALLOC-07, AMB-14, FLAGS-29, E-91)',
  async (_, has, paid) => {
    const browser = browserAt({ hasGiftCardTipping: has });
    const tab = await browser.openTab();
    await tab.addGiftCard(three);
    await tab.addGiftCard(bonus);
    const shown = () => tab.split().giftCards.map(({ lastFour, cents }) => `GIFT ${lastFour} ${cents}`);
    expect(shown()).toEqual(paid);
    await tab.readAnew();
    expect(shown()).toEqual(paid);
    expect(await tab.placeOrder()).toBe('placed');
    expect(paidFor(world, tab.cartId)).toEqual(paid);
  },
);
