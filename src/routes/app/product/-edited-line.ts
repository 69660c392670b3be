import type { CartItem } from '#domain/cart/cart.ts';
import type { ProductInput } from '#machines/product/product.types.ts';
import { lineFrom } from '#domain/cart/line-from.ts';
import { cartById } from '#src/api/cart.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/** Reads the line of the cart that an address names by its number; null where the cart has none such. */
export async function editedItem({ call, queryClient, ...context }: RouterContext, line: string | null): Promise<CartItem | null> {
  const cartId = context.cartId();
  if (line === null || cartId === null) return null;
  const { items } = await queryClient.fetchQuery(cartById(call, cartId));
  return items.find(({ sequenceNum }) => String(sequenceNum) === line) ?? null;
}

/** Returns what the product's flow begins with to change a line. */
export const editedLine = (item: CartItem): NonNullable<ProductInput['line']> => ({ ...lineFrom(item), sequenceNum: item.sequenceNum });
