import { defineLazyFlow } from '#src/app/define-flow.ts';

/** What is added by one press. Its code comes after the first page, or with the first press. */
export const addingFlow = defineLazyFlow({ name: 'adding', load: () => import('./adding.logic.ts'), isLoadedWithFirstEvent: true });
