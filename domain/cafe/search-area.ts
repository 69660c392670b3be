/** Where cafes are looked for: around an address as the geocoder spells it, or around the position of the guest's device. */
export type SearchArea =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'point'; readonly latitude: number; readonly longitude: number };
