import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LiveRegion } from './LiveRegion.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A screen reader takes this long to notice a new region. */
const HEARD_MS = 100;
/** How long the repeated words stay: long enough to be read, then gone, so that the page has them once. */
const SAID_MS = 500;

interface NewWordsProps {
  /** Milliseconds until it is read out: later where a heading takes the focus, which is read first. */
  readonly heardMs?: number;
  /** What is read out when it comes and when it changes. */
  readonly children: ReactNode;
}

/**
 * Text that appears together with its live region, as with a part of the page. Screen readers announce only changes of a region that
 * is there already, so the text is repeated in it, hidden from sight, for a moment.
 */
export function NewWords({ heardMs = HEARD_MS, children }: NewWordsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [repeated, setRepeated] = useState('');
  useEffect(() => {
    const region = ref.current;
    if (!region?.firstChild) return undefined;
    const timers = [setTimeout(() => setRepeated(region.innerText), heardMs), setTimeout(() => setRepeated(''), heardMs + SAID_MS)];
    return () => timers.forEach(clearTimeout);
  }, [heardMs]);
  return (
    <LiveRegion ref={ref}>
      {children}
      {repeated && <VisuallyHidden>{repeated}</VisuallyHidden>}
    </LiveRegion>
  );
}
