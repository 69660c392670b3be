import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { placardByHashOf, placardHashesOf } from '#src/api/placard-hash.ts';
import type { RouterContext } from '#src/app/router-context.ts';

interface Sought {
  readonly cafeId: string;
  readonly menu: Menu;
  /** Of an address. */
  readonly hash: string;
}

/**
 * Returns the placard of an address, or null. One that the menu does not list by this hash may have had it in an earlier release, or may be sold
 * to who has the link (MENU-08, CART-19). @throws where the last question has no answer.
 */
export async function findPlacard({ call, queryClient }: RouterContext, { cafeId, menu, hash }: Sought): Promise<MenuPlacard | null> {
  const listed = Object.values(menu.placards).find((known) => known.hash === hash);
  if (listed) return listed;
  // Without them the placard itself is asked for.
  const hashes = await queryClient.fetchQuery(placardHashesOf(call, cafeId)).catch(() => ({}) as Readonly<Record<string, string>>);
  const placardId = Object.hasOwn(hashes, hash) ? hashes[hash] : undefined;
  return (placardId === undefined ? null : menu.placards[placardId]) ?? (await queryClient.fetchQuery(placardByHashOf(call, cafeId, hash)));
}
