import '#src/text/lazy/late.ts';
import { text } from '#src/text/text.ts';
import { LongWait } from '#src/ui/LongWait.tsx';
import { focusHeadingIfLost } from './focus-heading.ts';

interface LiveLoadingStatusProps {
  readonly label: string;
  readonly onRetry?: (() => void) | undefined;
}

/** Announces what is loading, and offers to try again when it takes long. Without `onRetry`, that reloads the page. */
export function LiveLoadingStatus({ label, onRetry = () => location.reload() }: LiveLoadingStatusProps) {
  function retry() {
    onRetry();
    setTimeout(focusHeadingIfLost);
  }
  return <LongWait label={label} late={text('late')} retryLabel={text('late.retry')} onRetry={retry} />;
}
