import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isApiError } from '#src/api/errors.ts';
import { PageError } from '#src/views/shell/PageError.tsx';

/**
 * A page that could not be shown, and how it heals: its route runs again, imports included, by the guest's press or when the
 * connection is back. What still fails may be kept by the browser, so a press ends with one full load of the same address, but
 * only where the server answers: the guest must not end on the browser's own page.
 */
export function RouteError() {
  const router = useRouter();
  useEffect(() => {
    const heal = () => void router.invalidate();
    window.addEventListener('online', heal);
    return () => window.removeEventListener('online', heal);
  }, [router]);

  async function retry() {
    await router.invalidate();
    const failed = router.state.matches.find(({ status }) => status === 'error');
    if (failed === undefined || isApiError(failed.error)) return;
    const { ok } = await fetch(location.href, { cache: 'no-store' }).catch(() => ({ ok: false }));
    if (ok) location.reload();
  }
  return <PageError isOnline={navigator.onLine} onRetry={() => void retry()} />;
}
