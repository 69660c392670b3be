import { lazyCode } from '#src/flows/kit/lazy-code.ts';
import { lazyView } from '#src/flows/kit/lazy-view.tsx';

/** Views that most products have no need of. */
export const Combo = lazyView(async () => (await import('./-combo.tsx')).Combo);
export const UnknownCombo = lazyView(async () => (await import('#src/flows/combo/UnknownCombo.tsx')).UnknownCombo);

/** Menus seldom change while a product is open. */
export const cardChangeCode = lazyCode(async () => (await import('#domain/product/card-change.ts')).cardChange);

/** What is said of a side, and the choice of it. */
export const sideCode = lazyCode(async () => (await import('./-side-parts.tsx')).sideParts);
