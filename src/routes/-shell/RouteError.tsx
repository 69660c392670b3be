import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isApiError } from '#src/api/errors.ts';
import { useWhenOnline } from '#src/flows/kit/useWhenOnline.ts';
import { PageError } from '#src/pages/shell/PageError.tsx';
import { loadInFull } from './full-load.ts';

/**
 * A page that could not be shown, and how it heals: its route runs again, imports included, by the guest's press or when the
 * connection is back. The browser may keep what still fails, so a press ends with one full load of the same address.
 */
export function RouteError({ placed }: { readonly placed?: ReactNode }) {
  const router = useRouter();
  useWhenOnline(() => void router.invalidate());

  async function retry() {
    await router.invalidate();
    const failed = router.state.matches.find(({ status }) => status === 'error');
    if (failed === undefined || isApiError(failed.error)) return;
    await loadInFull();
  }
  return <PageError isOnline={navigator.onLine} onRetry={() => void retry()} placed={placed} />;
}
