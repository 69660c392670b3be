import { useEffect, useState, type ComponentProps } from 'react';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { lazyExtra } from './lazy-extra.tsx';

const LiveLoadingStatus = lazyExtra(async () => (await import('./LiveLoadingStatus.tsx')).LiveLoadingStatus);

/** A shorter wait is over before a screen reader could announce it. */
const ANNOUNCE_MS = 1000;

interface LoadingStatusProps {
  /** What is loading. */
  readonly label: string;
  /** Asks for it again. Default: the page is loaded anew. */
  readonly onRetry?: (() => void) | undefined;
}

/** Names what is loading, and announces it after a second. The code of the announcement is loaded then. */
export function LoadingStatus(props: LoadingStatusProps) {
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAnnounced ? <LiveLoadingStatus {...props} /> : <VisuallyHidden>{props.label}</VisuallyHidden>;
}

/** A skeleton that names what is loading, and offers to try again when the wait is long. */
export const Waiting = ({ label, onRetry, ...skeleton }: LoadingStatusProps & Omit<ComponentProps<typeof Skeleton>, 'status'>) => (
  <Skeleton {...skeleton} status={<LoadingStatus label={label} onRetry={onRetry} />} />
);
