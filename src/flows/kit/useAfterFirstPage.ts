import { useEffect, useState } from 'react';
import { AFTER_FIRST_PAGE_MS } from './after-first-page.ts';

/** When the site was opened. The time is the first page's: a page that comes later has nothing to wait for. */
const openedAt = performance.now();

/** Returns whether the first page has had its time: what it does without waits for that. */
export function useAfterFirstPage(): boolean {
  const [isOver, setOver] = useState(() => performance.now() - openedAt >= AFTER_FIRST_PAGE_MS);
  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => setOver(true), openedAt + AFTER_FIRST_PAGE_MS - performance.now());
    return () => clearTimeout(timer);
  }, [isOver]);
  return isOver;
}
