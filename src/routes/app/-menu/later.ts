/** What the menu and its pages load later: the first file names this one alone, and what the others are made of is named here. */
export const loadFilter = async () => (await import('./menu-filter.tsx')).MenuFilter;
export const loadPressCard = () => import('./press-card.ts');
export const loadOffer = async (...offer: Parameters<typeof import('./load-offer.ts').loadOffer>) =>
  (await import('./load-offer.ts')).loadOffer(...offer);
export const loadOfferPages = () => import('./offer-page.tsx');
