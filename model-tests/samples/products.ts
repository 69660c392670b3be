import type { ProductInput } from '#machines/product/product.types.ts';

/** A club as the menu opens it, whose parts can be changed. */
export const club: ProductInput = {
  cafeId: '203',
  placardId: '7202',
  name: 'Club',
  itemId: '72022',
  customizationsId: '72022',
  line: null,
  customizationsMax: 5,
};
