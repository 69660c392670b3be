import type { ProductInput } from '#machines/product/product.types.ts';
import { lineFrom } from '#src/api/cart-changes.ts';
import { cartById } from '#src/api/cart.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/** Reads the line of the cart that an address names by its number; null where the cart has none such. */
export async function editedLine({ call, queryClient, ...context }: RouterContext, line: string | null): Promise<ProductInput['line']> {
  const cartId = context.cartId();
  if (line === null || cartId === null) return null;
  const { items } = await queryClient.fetchQuery(cartById(call, cartId));
  const item = items.find(({ sequenceNum }) => String(sequenceNum) === line);
  return item ? { ...lineFrom(item), sequenceNum: item.sequenceNum } : null;
}
