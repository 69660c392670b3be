import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';

const brands = ['VISA', 'MAST', 'AMEX', 'DISC'] as const;

/** Returns a brand in words; one that has no words here goes by its own code. */
export function brandText(creditCardType: string): string {
  const brand = brands.find((known) => known === creditCardType);
  return brand ? text(`profile.payments.brand.${brand}`) : creditCardType;
}

/** Returns the name of a saved card. */
export const cardText = ({ creditCardType, lastFour }: { readonly creditCardType: string; readonly lastFour: string }): string =>
  text('profile.payments.card', { brand: brandText(creditCardType), lastFour });
