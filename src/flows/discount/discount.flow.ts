import { defineLazyFlow } from '#src/app/define-flow.ts';

/** Codes and rewards of the cart in hand (decision 036). Its code comes with the first wish for one. */
export const discountFlow = defineLazyFlow({ name: 'discount', load: () => import('./discount.logic.ts') });
