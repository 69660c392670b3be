import { useEffect, useState, type ComponentProps } from 'react';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { lazyExtra } from './lazy-extra.tsx';

const FeltWait = lazyExtra(async () => (await import('./FeltWait.tsx')).FeltWait);

/** A wait that is shorter is over before it is heard. */
const FELT_MS = 1000;

interface SaidOfWaitProps {
  /** What is awaited. */
  readonly label: string;
  /** Asks for it again. Default: the page is loaded anew. */
  readonly onRetry?: (() => void) | undefined;
}

/** The name of what is awaited; once the wait is felt it is announced. What a long wait needs is loaded then. */
export function SaidOfWait(props: SaidOfWaitProps) {
  const [isFelt, setFelt] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFelt(true), FELT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isFelt ? <FeltWait {...props} /> : <VisuallyHidden>{props.label}</VisuallyHidden>;
}

/** A skeleton that says what is awaited, and offers to try again when the wait is long. */
export const Waiting = ({ label, onRetry, ...skeleton }: SaidOfWaitProps & Omit<ComponentProps<typeof Skeleton>, 'said'>) => (
  <Skeleton {...skeleton} said={<SaidOfWait label={label} onRetry={onRetry} />} />
);
