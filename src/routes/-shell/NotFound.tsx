import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { lazyPart } from './lazy-part.tsx';

/** Loaded when it is shown; few visitors see it. */
export const NotFound = lazyPart(async () => (await import('#src/pages/shell/NotFoundPage.tsx')).NotFoundPage, <PageLoading />);
