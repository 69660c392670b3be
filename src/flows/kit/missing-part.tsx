import { text } from '#src/text/text.ts';
import { Notice } from '#src/ui/Notice.tsx';

/** In the place of a part that is needed and whose code did not come. */
export const missingPart = (_: object, onRetry: () => void) => (
  <Notice tone="bad" action={{ label: text('page.error.retry'), onAct: onRetry }}>
    {text('shell.partError')}
  </Notice>
);
