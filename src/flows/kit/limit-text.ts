import type { LineRoom } from '#domain/quantity/limit.ts';
import '#src/text/lazy/limit.ts';

/** Returns what is said of more than a line may have: the key of the text, and its values (AMB-50). */
export function limitText({ max, inCart }: LineRoom, isEditing: boolean) {
  const besides = isEditing ? 'limit.most.more' : 'limit.most.cart';
  const key = max === 0 ? 'limit.none' : inCart === 0 ? 'limit.most' : besides;
  return { key, values: { limit: max + inCart, count: inCart } } as const;
}
