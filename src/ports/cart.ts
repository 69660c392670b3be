import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Cart } from '#contract/cart-entity.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { APP_VERSION, createRequest, type Orderer } from '#domain/cart/create.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type { ChangeCartInput, ChangeCartResult, SetUpCartInput, SetUpCartResult } from '#machines/cart/cart.types.ts';
import { cartApi, cartById, lineFrom, problemsIn } from '#src/api/cart.ts';
import type { Client } from '#src/api/client.ts';
import { isApiError } from '#src/api/errors.ts';
import type { Clock } from './clock.ts';

interface Surroundings {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly clock: Clock;
  readonly clientType: () => string;
  readonly orderer: () => Orderer;
}

export function cartPorts({ call, queryClient, clock, clientType, orderer }: Surroundings) {
  const api = cartApi(call);
  const show = (cart: Cart): Cart => {
    queryClient.setQueryData(cartById(call, cart.cartId).queryKey, cart);
    return cart;
  };

  return {
    setUpCart: fromPromise<SetUpCartResult, SetUpCartInput>(({ input: { cartId, order }, signal }) =>
      refusedOr(async () => {
        const now = cafeTimeAt(clock.now(), order.cafe.timeZone);
        const request = createRequest(order, { now, clientType: clientType(), appVersion: APP_VERSION, ...orderer() });
        const cart = show(await (cartId === null ? api.create(request, signal) : api.update({ ...request, cartId }, signal)));
        const problems = problemsIn(cart);
        return problems.length === 0 ? { kind: 'set', cartId: cart.cartId } : { kind: 'setWithTrouble', cartId: cart.cartId, problems };
      }),
    ),

    changeCart: fromPromise<ChangeCartResult, ChangeCartInput>(({ input: { cartId, change }, signal }) =>
      refusedOr(async () => {
        switch (change.kind) {
          case 'add':
            return troubledOr({ kind: 'added' }, show(await api.add(cartId, change.line, signal)));
          case 'modify':
            return troubledOr({ kind: 'changed' }, show(await api.modify(cartId, change.sequenceNum, change.line, signal)));
          case 'quantity':
            return troubledOr({ kind: 'changed' }, show(await api.count(cartId, change.sequenceNum, change.by, signal)));
          case 'remove': {
            const before = await queryClient.ensureQueryData(cartById(call, cartId));
            const item = before.items.find(({ sequenceNum }) => sequenceNum === change.sequenceNum);
            show(await api.remove(cartId, change.sequenceNum, signal));
            return { kind: 'removed', line: item ? lineFrom(item) : null };
          }
        }
      }),
    ),
  };
}

function troubledOr(done: ChangeCartResult, cart: Cart): ChangeCartResult {
  // A line that was in trouble before is none of this change's.
  const problems = problemsIn({ exceptions: cart.exceptions.filter(({ sequenceNum }) => (sequenceNum ?? null) === null) });
  return problems.length === 0 ? done : { kind: 'troubled', problems };
}

const goneCodes: readonly string[] = [reasonCodes.cartUnknown, reasonCodes.cartSubmitted];

/** The server's no as an outcome; a cart that it does not know, or that is an order already, is gone. */
async function refusedOr<Result>(ask: () => Promise<Result>): Promise<Result | { kind: 'gone' } | { kind: 'refused'; reasonCode: string }> {
  try {
    return await ask();
  } catch (error) {
    if (!isApiError(error) || error.reasonCode === null) throw error;
    if (goneCodes.includes(error.reasonCode)) return { kind: 'gone' };
    if (error.kind === 'refused' || error.kind === 'notFound') return { kind: 'refused', reasonCode: error.reasonCode };
    throw error;
  }
}
