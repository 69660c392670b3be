import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isApiError } from '#src/api/errors.ts';

const FRESH_MS = 60_000;

/** A dropped connection is worth one more try; what the server said is not asked again, and nothing where there is no connection. */
const isWorthARetry = (failures: number, error: Error) => failures < 1 && isApiError(error) && error.kind === 'offline' && navigator.onLine;

/** Creates the cache of answers. `now`: returns the time of the server. */
export function createQueryClient(now: () => Temporal.Instant): QueryClient {
  // The library assumes that a page begins online. One that began offline would not read anew when the connection comes.
  onlineManager.setOnline(navigator.onLine !== false);
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta: { now },
        staleTime: FRESH_MS,
        retry: isWorthARetry,
        refetchOnWindowFocus: false,
        // The service worker has answers without a connection.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false },
    },
  });
}
