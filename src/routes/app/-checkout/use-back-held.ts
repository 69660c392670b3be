import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Keeps Back and Forward on the page while an order is on its way: leaving would look like calling it off, and it is not. */
export function useBackHeld(isHeld: boolean) {
  const { history } = useRouter();
  useEffect(
    () =>
      isHeld
        ? history.block({ blockerFn: ({ action }) => action !== 'PUSH' && action !== 'REPLACE', enableBeforeUnload: false })
        : undefined,
    [history, isHeld],
  );
}
