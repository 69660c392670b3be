import { PartError } from '#src/pages/shell/PartError.tsx';
import { lazyExtra } from '../kit/lazy-extra.tsx';

/** Few carts have a line that their cafe and time exclude: the code comes with the first. */
export const LazyExcludedLines = lazyExtra(
  async () => (await import('./ExcludedLines.tsx')).ExcludedLines,
  null,
  (_, onRetry) => <PartError onRetry={onRetry} />,
);
