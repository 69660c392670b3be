import '#src/text/lazy/late.ts';
import { text } from '#src/text/text.ts';
import { LongWait } from '#src/ui/LongWait.tsx';
import { focusHeadingIfLost } from './focus-heading.ts';

interface FeltWaitProps {
  readonly label: string;
  readonly onRetry?: (() => void) | undefined;
}

/** The announcement of a wait, and the note of a long one. Where nothing else helps, the page is loaded anew. */
export function FeltWait({ label, onRetry = () => location.reload() }: FeltWaitProps) {
  function retry() {
    onRetry();
    setTimeout(focusHeadingIfLost);
  }
  return <LongWait label={label} late={text('late')} retryLabel={text('late.retry')} onRetry={retry} />;
}
