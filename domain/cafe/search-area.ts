/** Where cafes are looked for: around an address as the geocoder spells it, or around the position of the guest's device. */
export type SearchArea =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'point'; readonly latitude: number; readonly longitude: number };

/**
 * What a search begins with before it is looked up: the guest's own words, or the position of their device. `askedAt`: when they asked, in
 * milliseconds. It tells one search from another, of the same words too.
 */
export type SearchStart =
  | { readonly kind: 'words'; readonly words: string; readonly askedAt: number }
  | { readonly kind: 'position'; readonly askedAt: number };
