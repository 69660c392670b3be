import type { AwaitedLine } from '#domain/cart/awaited-line.ts';
import { placardOf, type Menu, type MenuPlacard } from '#domain/menu/menu.ts';
import type { ProductInput } from '#machines/product/product.types.ts';
import { lineFrom } from '#domain/cart/line-from.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/** A line as the changes that wait will leave it, and the cart that it was read from. */
type EditedItem = AwaitedLine & { readonly cartId: string };

/** What the search of an address asks for: the line of a cart that is changed, by its number there; undefined: none is. */
export interface AskedLine {
  readonly cart?: string | undefined;
  readonly line?: string | undefined;
  /** The item that a combo begins with; a line of its product, in whichever size, may become the combo. Undefined: none. */
  readonly pick?: string | undefined;
}

/** Reads the line that an address names; null where its cart is not the one in hand, or will have no such line, or one of another product (COMBO-10, PRODUCT-11). */
export async function editedItem(
  context: RouterContext,
  menu: Pick<Menu, 'placards'>,
  { items }: Pick<MenuPlacard, 'items'>,
  { cart: namedCart, line, pick }: AskedLine,
): Promise<EditedItem | null> {
  const cartId = context.cartId();
  if (line === undefined || cartId === null || cartId !== namedCart) return null;
  // What waits is read by code of the cart, which a new line does without.
  const { awaitedItem } = await import('../-cart/awaited-item.ts');
  const item = await awaitedItem(context, cartId, line);
  const sizes = [...items, ...((pick && placardOf(menu, pick)?.items) || [])];
  return item && sizes.some(({ itemId }) => itemId === item.itemId) ? { ...item, cartId } : null;
}

/** Returns what the product's flow begins with to change a line of a cart. */
export const editedLine = (item: EditedItem): NonNullable<ProductInput['line']> => ({
  ...lineFrom(item),
  at: { cartId: item.cartId, sequenceNum: item.sequenceNum },
});
