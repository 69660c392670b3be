/** Who looks at the orders that a browser knows: a guest, a member, or a member of whom it is not known yet who they are. */
export type Viewer = { readonly kind: 'guest' } | { readonly kind: 'unknown' } | { readonly kind: 'member'; readonly customerId: string };

/** Returns whose an order is that a viewer places: the customer's id, empty where that is not known yet; null: a guest's. */
export function ownerOf(viewer: Viewer): string | null {
  if (viewer.kind === 'guest') return null;
  return viewer.kind === 'member' ? viewer.customerId : '';
}
