import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LiveRegion } from './LiveRegion.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** By then a screen reader listens to a region that is new. */
const HEARD_MS = 100;
/** By then it has the words, which nobody should find twice on the page. */
const SAID_MS = 600;

interface NewWordsProps {
  /** What is read out when it comes and when it changes. */
  readonly children: ReactNode;
}

/**
 * Words that come together with their place, as with a part of the page. No screen reader listens to a live region that is new:
 * for a moment it has its first words twice.
 */
export function NewWords({ children }: NewWordsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [repeated, setRepeated] = useState('');
  useEffect(() => {
    const region = ref.current;
    if (!region?.firstChild) return undefined;
    const timers = [setTimeout(() => setRepeated(region.innerText), HEARD_MS), setTimeout(() => setRepeated(''), SAID_MS)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <LiveRegion ref={ref}>
      {children}
      {repeated && <VisuallyHidden>{repeated}</VisuallyHidden>}
    </LiveRegion>
  );
}
