/** A gift card for sale by mail, or added by a promotion. */
export interface GiftItemSeed {
  readonly name: string;
  readonly isPromotional: boolean;
  /** What it may be worth, in cents. */
  readonly least: number;
  readonly most: number;
}

/** Gift cards by their item ids; no menu has them. */
export const giftItems: Readonly<Record<string, GiftItemSeed>> = {
  '900001': { name: 'eGift Card', isPromotional: false, least: 5_00, most: 500_00 },
  '900002': { name: 'Bonus Card', isPromotional: true, least: 0, most: 0 },
};
