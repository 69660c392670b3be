import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LiveRegion } from './LiveRegion.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** By then a screen reader listens to a region that is new. */
const HEARD_MS = 100;
/** Then it has the words, which nobody should find twice on the page. */
const SAID_MS = 500;

interface NewWordsProps {
  /** Milliseconds until it is read out: later where a heading takes the focus, which is read first. */
  readonly heardMs?: number;
  /** What is read out when it comes and when it changes. */
  readonly children: ReactNode;
}

/**
 * Words that come together with their place, as with a part of the page. No screen reader listens to a live region that is new:
 * for a moment it has its first words twice.
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
