import type { LineRefusal } from '#domain/cart/refusal.ts';
import type { Wanted } from '#domain/menu/availability.ts';
import { unavailableWords } from '#src/flows/kit/unavailable-words.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';

/** Returns why a line cannot be ordered as wanted at the cafe with this name, what of it is why, and when it can be had (AVAIL-06, AVAIL-08, AVAIL-09). */
export function lineRefusalWords({ reason, sold, part }: LineRefusal, wanted: Wanted, cafe: string): string {
  if (reason === 'soldOut' && part === null) return text('cart.unavailable.soldOutAt', { cafe });
  const why = unavailableWords(reason, sold, wanted);
  return part === null ? why : text('cart.unavailable.part', { part, why });
}
