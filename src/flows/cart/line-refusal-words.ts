import type { LineRefusal } from '#domain/cart/refusal.ts';
import type { Wanted } from '#domain/menu/availability.ts';
import { unavailableWords } from '#src/flows/kit/unavailable-words.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';

/** Returns why a line cannot be ordered as wanted, what of it is why, and when it can be had (AVAIL-06, AVAIL-08). */
export function lineRefusalWords({ reason, sold, part }: LineRefusal, wanted: Wanted): string {
  const why = unavailableWords(reason, sold, wanted);
  return part === null ? why : text('cart.unavailable.part', { part, why });
}
