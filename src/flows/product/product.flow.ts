import { defineLazyFlow } from '#src/app/define-flow.ts';

/** One product at a time; a reload restores what the guest chose of it. */
export const productFlow = defineLazyFlow({ name: 'product', load: () => import('./product.logic.ts') });
