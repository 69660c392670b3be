import { lazyExtra } from '../kit/lazy-extra.tsx';
import { missingPart } from '../kit/missing-part.tsx';

const loadTrouble = () => import('./CartTrouble.tsx');

/** Why a change was not made comes once the cart has stood for a moment (`useLaterPart`). */
export const LazyCartTrouble = lazyExtra(async () => (await loadTrouble()).CartTrouble, null, missingPart);
export const LazyRefusals = lazyExtra(async () => (await loadTrouble()).Refusals, null, missingPart);
