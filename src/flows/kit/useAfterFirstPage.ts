import { useEffect, useState } from 'react';
import { AFTER_FIRST_PAGE_MS } from './after-first-page.ts';

/** The time is the first page's: a page that comes later has nothing to wait for. */
let isFirstPageOver = false;

/** Returns whether the first page has had its time: what it does without waits for that. */
export function useAfterFirstPage(): boolean {
  const [isOver, setOver] = useState(isFirstPageOver);
  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => {
      isFirstPageOver = true;
      setOver(true);
    }, AFTER_FIRST_PAGE_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  return isOver;
}
