import { defineLazyFlow } from '#src/app/define-flow.ts';

/** One combo at a time; a reload restores what is on its tray. */
export const comboFlow = defineLazyFlow({ name: 'combo', load: () => import('./combo.logic.ts') });
