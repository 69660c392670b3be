import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';

const brands = ['VISA', 'MAST', 'AMEX', 'DISC'] as const;

/** Returns the name of a saved card; a brand that has no words here goes by its own code. */
export function cardText({ creditCardType, lastFour }: { readonly creditCardType: string; readonly lastFour: string }): string {
  const brand = brands.find((known) => known === creditCardType);
  return text('profile.payments.card', { brand: brand ? text(`profile.payments.brand.${brand}`) : creditCardType, lastFour });
}
