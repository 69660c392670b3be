import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { lazyPart } from './lazy-part.tsx';

/** Few see it, so its code comes with it. */
export const NotFound = lazyPart(async () => (await import('#src/pages/shell/NotFoundPage.tsx')).NotFoundPage, <PageLoading />);
