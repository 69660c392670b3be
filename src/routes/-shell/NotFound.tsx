import { lazy, Suspense } from 'react';
import { PageLoading } from '#src/views/shell/PageLoading.tsx';

const NotFoundPage = lazy(async () => ({ default: (await import('#src/views/shell/NotFoundPage.tsx')).NotFoundPage }));

/** Few see it, so its code comes with it. */
export const NotFound = () => (
  <Suspense fallback={<PageLoading />}>
    <NotFoundPage />
  </Suspense>
);
