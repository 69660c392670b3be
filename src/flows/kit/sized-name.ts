import '#src/text/lazy/sizes.ts';
import { text } from '#src/text/text.ts';

/** Sizes that name what the food comes in. */
const vessels: readonly string[] = ['Cup', 'Bowl', 'Bread bowl', 'Tub', 'Loaf'];

/** Returns an item with its size as people say it: `Half Veggie Melt`, `Cup of Tomato Basil`, `Latte, 16 oz`; the name alone where there is one size. */
export function sizedName(size: string, name: string): string {
  if (size === '') return name;
  if (vessels.includes(size)) return text('size.vessel', { size, name });
  return text(/\d/.test(size) ? 'size.measure' : 'size.word', { size, name });
}
