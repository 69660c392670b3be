import { defineLazyFlow } from '#src/app/define-flow.ts';

/** The flow of a prospect. Nothing of it is stored: the token is in the vault alone (decision 040). */
export const prospectFlow = defineLazyFlow({ name: 'prospect', load: () => import('./prospect.logic.ts') });
