import { lazyExtra } from '../kit/lazy-extra.tsx';
import { missingPart } from '../kit/missing-part.tsx';

/** Few carts have a line that their cafe and time exclude: the code comes with the first. */
export const LazyExcludedLines = lazyExtra(async () => (await import('./ExcludedLines.tsx')).ExcludedLines, null, missingPart);
