import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useAvoidance } from '../-menu/use-avoidance.ts';

const LostMark = lazyExtra(async () => (await import('./lost-mark.tsx')).LostMark);

/** Returns what marks a line that has what the guest avoids; its code comes for those who avoid something. */
export const useLostMark = () => (useAvoidance().allergens.length > 0 ? LostMark : undefined);
