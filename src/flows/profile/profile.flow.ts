import { defineLazyFlow } from '#src/app/define-flow.ts';

/** Profile and settings, inside the session; a reload restores what was being edited, without its secrets. */
export const profileFlow = defineLazyFlow({ name: 'profile', load: () => import('./profile.logic.ts') });
