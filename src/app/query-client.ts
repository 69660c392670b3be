import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '#src/api/errors.ts';

const FRESH_MS = 60_000;

/** A dropped connection is worth one more try; what the server said is not asked again. */
const isWorthARetry = (failures: number, error: Error) => failures < 1 && isApiError(error) && error.kind === 'offline';

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: isWorthARetry, refetchOnWindowFocus: false }, mutations: { retry: false } },
  });
