import type { CartAddition, CartChange } from '#domain/cart/line.ts';
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
