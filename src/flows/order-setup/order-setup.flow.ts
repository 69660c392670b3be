import { defineLazyFlow } from '#src/app/define-flow.ts';

/** The order setup with the flows inside it; a reload restores the step where the guest was. */
export const orderSetupFlow = defineLazyFlow({ name: 'orderSetup', load: () => import('./order-setup.logic.ts') });
