import { defineLazyFlow } from '#src/app/define-flow.ts';

/** What the guest avoids: chosen on the menu, and asked about before it goes into the cart. */
export const allergensFlow = defineLazyFlow({ name: 'allergens', load: () => import('./allergens.logic.ts') });
