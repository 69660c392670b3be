import { useRouter, type NavigateOptions } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * Returns a ref for an element whose plain `<a href>` of this site lead on as the router's links do: without a full load, read before they
 * are pressed, and left to the browser with a modifier or another button. A list of many cards needs one listener instead of a subscription
 * to the router for each. One that leads to the order setup leads back to where it was pressed.
 */
export function useListLinks(): (list: HTMLElement | null) => (() => void) | undefined {
  const router = useRouter();
  return useCallback(
    (list: HTMLElement | null) => {
      let intent: ReturnType<typeof setTimeout> | undefined;
      const preloadIn = (delay?: number) => (to: NavigateOptions) => {
        clearTimeout(intent);
        intent = setTimeout(() => void router.preloadRoute(to), delay);
      };
      const cancel = () => clearTimeout(intent);
      function follow(to: NavigateOptions, event: MouseEvent) {
        if (event.button > 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        cancel();
        // The second press of a double click is part of one gesture, which may have begun on the page before.
        if (event.detail < 2) void router.navigate({ ...to, _fromLocation: router.latestLocation });
      }
      const on = {
        mouseover: preloadIn(router.options.defaultPreloadDelay),
        focusin: preloadIn(router.options.defaultPreloadDelay),
        touchstart: preloadIn(),
        mouseout: cancel,
        focusout: cancel,
        click: follow,
      };
      function listen(event: Event) {
        const href = (event.target as Element).closest('a')?.getAttribute('href');
        const back = `?returnTo=${encodeURIComponent(router.latestLocation.href)}&step=`;
        if (href) on[event.type as keyof typeof on]({ href: href.replace('?step=', back) }, event as MouseEvent);
      }
      for (const type in on) list?.addEventListener(type, listen, { passive: type === 'touchstart' });
      return () => {
        cancel();
        for (const type in on) list?.removeEventListener(type, listen);
      };
    },
    [router],
  );
}
