import { lazyView } from '#src/flows/kit/lazy-view.tsx';

/** Views that most products have no need of. */
export const Combo = lazyView(async () => (await import('./-combo.tsx')).Combo);
export const UnknownCombo = lazyView(async () => (await import('#src/flows/combo/UnknownCombo.tsx')).UnknownCombo);
