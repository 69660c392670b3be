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
  // An address from elsewhere, such as a link to the menu, replaces the words. One that this field has written does not: more may have been typed since.
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
