import type { CartItem } from '#domain/cart/cart.ts';
import { placardOf, type Menu, type MenuPlacard } from '#domain/menu/menu.ts';
import type { ProductInput } from '#machines/product/product.types.ts';
import { lineFrom } from '#domain/cart/line-from.ts';
import { cartById } from '#src/api/cart.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/** A line, and the cart that it was read from. */
type EditedItem = CartItem & { readonly cartId: string };

interface Asked {
  /** Number of the line; null: none is changed. */
  readonly line: string | null;
  /** The item that a combo begins with; a line of its product, in whichever size, may become the combo. Null: none. */
  readonly pick: string | null;
}

/**
 * Reads the line of the cart that an address names by its number; null where the cart has none such, or one of another product: an address may be of
 * an earlier cart.
 */
export async function editedItem(
  { call, queryClient, ...context }: RouterContext,
  menu: Pick<Menu, 'placards'>,
  { items }: Pick<MenuPlacard, 'items'>,
  { line, pick }: Asked,
): Promise<EditedItem | null> {
  const cartId = context.cartId();
  if (line === null || cartId === null) return null;
  const cart = await queryClient.fetchQuery(cartById(call, cartId));
  const item = cart.items.find(({ sequenceNum }) => String(sequenceNum) === line);
  const sizes = [...items, ...((pick && placardOf(menu, pick)?.items) || [])];
  return item && sizes.some(({ itemId }) => itemId === item.itemId) ? { ...item, cartId } : null;
}

/** Returns what the product's flow begins with to change a line of a cart. */
export const editedLine = (item: EditedItem): NonNullable<ProductInput['line']> => ({
  ...lineFrom(item),
  at: { cartId: item.cartId, sequenceNum: item.sequenceNum },
});
