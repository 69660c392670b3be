import type { ToldWrong } from '#machines/remedy/remedy.screen.ts';
import '#src/text/lazy/remedy.ts';
import { text } from '#src/text/text.ts';

/** Returns what was wrong with an item, or with the whole order, in a few words. */
export const wrongWords = ({ item, reason }: ToldWrong): string =>
  item === null ? reason : text('remedy.told.item', { item, reason: reason.toLowerCase() });
