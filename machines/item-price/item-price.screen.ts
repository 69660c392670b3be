import type { SnapshotFrom } from 'xstate';
import type { ItemPrice } from '#domain/product/item-price.ts';
import type { itemPriceMachine } from './item-price.machine.ts';

export type ItemPriceScreen = { kind: 'settling' } | { kind: 'asking' } | { kind: 'priced'; priced: ItemPrice } | { kind: 'summed' };

export function itemPriceScreen(snapshot: SnapshotFrom<typeof itemPriceMachine>): ItemPriceScreen {
  const { priced } = snapshot.context;
  if (priced !== null) return { kind: 'priced', priced };
  if (snapshot.matches('settling')) return { kind: 'settling' };
  return { kind: snapshot.matches('asking') ? 'asking' : 'summed' };
}
