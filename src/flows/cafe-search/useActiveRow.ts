import { useEffect, useState, type RefObject } from 'react';

/**
 * The id of the row of a list that the pointer or the focus came to last; null before.
 * @param list The element around the rows, whose headings have ids.
 */
export function useActiveRow(list: RefObject<HTMLElement | null>): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    const element = list.current;
    const follow = ({ target }: Event) => {
      const heading = target instanceof Element ? target.closest('li')?.querySelector('[id]') : null;
      if (heading) setActive(heading.id);
    };
    element?.addEventListener('focusin', follow);
    element?.addEventListener('pointerover', follow);
    return () => {
      element?.removeEventListener('focusin', follow);
      element?.removeEventListener('pointerover', follow);
    };
  }, [list]);
  return active;
}
