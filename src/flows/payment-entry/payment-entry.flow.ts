import { defineLazyFlow } from '#src/app/define-flow.ts';

/** A card that is typed at the checkout, in a dialog of its own. */
export const paymentEntryFlow = defineLazyFlow({ name: 'paymentEntry', load: () => import('./payment-entry.logic.ts') });
