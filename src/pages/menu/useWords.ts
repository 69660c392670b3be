import { useEffect, useRef, useState } from 'react';

/** Long enough for the next letter. */
const SETTLED_MS = 300;

/** Returns the words of the search as they are typed, and what types them; the address, which `asked` comes from, follows once they stand. */
export function useWords(asked: string, onSearch: (words: string) => void) {
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  const [written, setWritten] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Another address leads, as that of a link to the menu; not the words that came from here, since one more letter may stand in the field.
  if (asked !== known) {
    setKnown(asked);
    if (asked !== written) setTyped(asked);
  }
  function type(next: string) {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setWritten(next.trim());
      onSearch(next.trim());
    }, SETTLED_MS);
  }
  return [typed, type] as const;
}
