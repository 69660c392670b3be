import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { onItsWay } from '#src/api/on-its-way.ts';
import { onSharedWrite } from '#src/flows/kit/shared-writes.ts';
import { createSubmissions, isUndecided } from '#src/flows/submit/submission-record.ts';

/** What any tab does with the order of a cart (decision 005). */
export function useSubmission(cartId: string) {
  const { sharedStorage } = useRouteContext({ from: '__root__' });
  const { data: isPlacing } = useQuery(onItsWay(cartId));
  const readSent = () => isUndecided(createSubmissions(sharedStorage).read(cartId));
  const isSent = useSyncExternalStore(onSharedWrite, readSent, readSent);
  return {
    /** It was sent, no tab waits for the answer, and it is not known whether it was placed. */
    isSent: isSent && isPlacing !== true && isPlacing !== null,
    /** Another tab is placing it right now. */
    isPlacing: isPlacing === true,
  };
}
