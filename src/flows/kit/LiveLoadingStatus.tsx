import '#src/text/lazy/late.ts';
import { text } from '#src/text/text.ts';
import { LongWait } from '#src/ui/LongWait.tsx';

interface LiveLoadingStatusProps {
  readonly label: string;
  readonly onRetry?: (() => void) | undefined;
}

/** Announces what is loading, and offers to try again when it takes long. Without `onRetry`, that reloads the page. */
export const LiveLoadingStatus = ({ label, onRetry = () => location.reload() }: LiveLoadingStatusProps) => (
  <LongWait label={label} late={text('late')} retryLabel={text('late.retry')} onRetry={onRetry} />
);
