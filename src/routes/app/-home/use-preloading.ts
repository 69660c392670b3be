import { useRouter, type NavigateOptions } from '@tanstack/react-router';
import { useRef } from 'react';

/**
 * Returns the handler as one that also loads a page before the press that leads to it, with its first call, and as soon after it as after a link
 * is pointed at.
 */
export function usePreloading<Value>(page: NavigateOptions, handle: (value: Value) => void): (value: Value) => void {
  const router = useRouter();
  const isAsked = useRef(false);
  return (value) => {
    handle(value);
    if (!isAsked.current) setTimeout(() => void router.preloadRoute(page), router.options.defaultPreloadDelay);
    isAsked.current = true;
  };
}
