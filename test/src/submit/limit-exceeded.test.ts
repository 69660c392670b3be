import { expect, it } from 'vitest';
import { exceptionKeys } from '#contract/reason-codes.ts';
import type { Client } from '#src/api/client.ts';
import type { OrderLimit } from '#domain/checkout/order-limit.ts';
import { endingOf } from '#src/flows/submit/ending-words.ts';
import { obstacleTo } from '#src/flows/submit/obstacle.ports.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const { config: usual } = testDependencies(openSandbox());
// Another than the usual one: the configuration names it (OPEN-31).
const config = { ...usual, thirdPartyLimitKey: 'limit.of.the.driver' };

/** Why a cart is not submitted whose validation names these exceptions. */
function obstacle(exceptions: readonly object[]) {
  const answer: unknown = { status: 'INVALID', exceptions };
  const call: Client = () => Promise.resolve(answer as never);
  return obstacleTo({ cartId: 'cart-1', total: 1000, contents: 'soup' }, AbortSignal.timeout(5000), {
    call,
    config,
    timeObstacle: () => Promise.resolve(null),
  });
}

interface Exceeded {
  readonly key: string;
  /** As the server says it. */
  readonly sent: { readonly name: string | null; readonly maximumAllowed: number };
  readonly limit: OrderLimit;
  readonly words: RegExp;
}

it.each<Exceeded>([
  {
    key: exceptionKeys.quantityLimit,
    sent: { name: 'Soup', maximumAllowed: 2 },
    limit: { of: 'item', name: 'Soup', count: 2 },
    words: /^Soup: up to 2 in one order/,
  },
  {
    key: config.thirdPartyLimitKey,
    sent: { name: null, maximumAllowed: 250 },
    limit: { of: 'amount', dollars: 250 },
    words: /^Delivery orders can’t be more than \$250/,
  },
  {
    key: exceptionKeys.quantityLimit,
    sent: { name: null, maximumAllowed: 2 },
    limit: { of: 'item', name: null, count: 2 },
    words: /more of an item than one order can have/,
  },
])(
  'a cart over the limit $limit is told so before it is submitted, with the maximum (SUBMIT-01, QTY-04, QTY-05, OPEN-31)',
  async ({ key, sent, limit, words }) => {
    const refused = { kind: 'refused', reasonCode: key, limit };
    expect(await obstacle([{ i18nKey: exceptionKeys.itemSoldOut }, { i18nKey: key, ...sent }])).toEqual(refused);
    const said = endingOf(
      { kind: 'refused', reasonCode: key, lastFour: null, limit },
      { now: '2026-11-20T12:00', order: null, picked: null },
    );
    expect(said.words).toMatch(words);
    expect(said.link?.to).toBe('/app/cart.html');
  },
);

it('a cart with what cannot be had is told so (SUBMIT-01)', async () => {
  const refused = { kind: 'refused', reasonCode: 'cart.validation.items' };
  expect(await obstacle([{ i18nKey: exceptionKeys.itemSoldOut, maximumAllowed: null }])).toEqual(refused);
  expect(await obstacle([])).toEqual(refused);
});
