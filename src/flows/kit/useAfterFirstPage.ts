import { useEffect, useState } from 'react';
import { AFTER_FIRST_PAGE_MS } from './after-first-page.ts';

/** Returns whether the first page has had its time: what it does without waits for that. */
export function useAfterFirstPage(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), AFTER_FIRST_PAGE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}
