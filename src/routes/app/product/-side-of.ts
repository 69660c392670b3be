import { sideCode } from './-lazy-views.ts';
import type { usualSideHere } from './-usual-side.ts';

/** Returns the side that a product begins with, once the code that shows it is there; null for what comes by itself. */
export async function sideOf(...product: Parameters<typeof usualSideHere>) {
  if (product[2].places.length === 0) return null;
  const [{ usualSideHere: read }] = await Promise.all([import('./-usual-side.ts'), sideCode.preload()]);
  return read(...product);
}
