import { useEffect, useState } from 'react';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** After the heading, which is read first because it has the focus. */
const DELAY = 500;

/** Reads words out that a page has from its beginning. */
export function Announcement({ children }: { readonly children: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), DELAY);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <LiveRegion>
      <VisuallyHidden>{said}</VisuallyHidden>
    </LiveRegion>
  );
}
