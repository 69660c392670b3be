import { lazyView } from '#src/flows/kit/lazy-view.tsx';

/** Views that most products have no need of. */
export const ProductWithSide = lazyView(async () => (await import('./-product-with-side.tsx')).ProductWithSide);
export const Combo = lazyView(async () => (await import('./-combo.tsx')).Combo);
export const UnknownCombo = lazyView(async () => (await import('#src/flows/combo/UnknownCombo.tsx')).UnknownCombo);
