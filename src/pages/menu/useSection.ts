import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '#src/ui/after-paint.ts';

/** Returns the category that is shown, at once the one that a guest picks; the address, which `asked` comes from, follows after it is drawn. */
export function useSection(asked: string, onSelect: (catId: string) => void) {
  const [picked, setPicked] = useState<string | null>(null);
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  // From here on the address leads: Back leads to another.
  if (picked === asked) setPicked(null);
  function pick(catId: string) {
    setPicked(catId);
    cancel.current();
    cancel.current = afterPaint(() => onSelect(catId));
  }
  return [picked ?? asked, pick] as const;
}
