import type { CartAddition, CartChange, CartLineRequest } from '#domain/cart/line.ts';
import { removedBy, type PendingChange } from '#domain/cart/pending.ts';
import { isSameValue } from '#domain/same-value.ts';
import type { CartEvent } from './cart.types.ts';

type Command<Type extends CartEvent['type']> = { event: Extract<CartEvent, { type: Type }> };
export const adding = ({ event: { type: _type, ...asked } }: Command<'line.added'>): CartAddition => ({ kind: 'add', ...asked });
export const modifying = ({ event: { type: _type, ...at } }: Command<'line.changed'>): CartChange => ({ kind: 'modify', ...at });
export const removing = ({ event: { type: _type, ...lines } }: Command<'line.removed'>): CartChange => ({ kind: 'remove', ...lines });
export const counting = ({ event: { sequenceNum, by } }: Command<'quantity.changed'>): CartChange => ({
  kind: 'quantity',
  sequenceNum,
  by,
});

/** A change waits for its turn, or is said not to be taken. */
export const queued = <Params, Target extends string | undefined = undefined>(params: Params, target?: Target) =>
  ({ target, actions: { type: 'enqueue', params } }) as const;

/** Lines that are to come in, in the guest's order. */
export const arrivingIn = (queue: readonly PendingChange[]): CartLineRequest[] =>
  queue.flatMap(({ change }) => (change.kind === 'add' ? change.line : []));

/** Lines that are not queued yet: a cart that is gone may be found so twice. */
export function unqueued(queue: readonly PendingChange[], lines: readonly CartLineRequest[]): readonly CartLineRequest[] {
  const arriving = arrivingIn(queue);
  return lines.filter((line, at) => {
    const nth = lines.slice(0, at + 1).filter((other) => isSameValue(other, line)).length;
    return arriving.filter((other) => isSameValue(other, line)).length < nth;
  });
}

/** The numbers of the lines that a change is of; none: it is of a line to come in. */
export const linesOf = (change: CartChange): readonly number[] =>
  change.kind === 'add' ? [] : change.kind === 'remove' ? removedBy(change) : [change.sequenceNum];
