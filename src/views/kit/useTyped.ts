import { useState } from 'react';

/** What is typed in a form. When the flow has other words for it (a suggestion that was accepted), those take its place. */
export function useTyped<Typed>(known: Typed, isSame: (one: Typed, other: Typed) => boolean = Object.is) {
  const [typed, setTyped] = useState(known);
  const [seen, setSeen] = useState(known);
  if (!isSame(seen, known)) {
    setSeen(known);
    setTyped(known);
  }
  return [typed, setTyped] as const;
}
