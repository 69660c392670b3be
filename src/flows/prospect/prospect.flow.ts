import { defineLazyFlow } from '#src/app/define-flow.ts';

/** Somebody who gets news without an account. Nothing of it is stored: its token is in the vault alone (decision 040). */
export const prospectFlow = defineLazyFlow({ name: 'prospect', load: () => import('./prospect.logic.ts') });
