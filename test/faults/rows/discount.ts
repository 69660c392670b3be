import type { Row } from '../stage.ts';
import { applyingCode, removingCode } from '../stages/discount.tsx';

const values = { code: 'WELCOME5' };
const unsent = {
  state: 'resting.unsent',
  says: 'discount.trouble.unsent',
  values,
  offers: 'discount.apply',
  leadsTo: 'resting.applied',
} as const;

/** Codes and rewards of the cart. */
export const discountRows: readonly Row[] = [
  {
    endpoint: 'cart.discounts',
    when: 'A code is applied',
    stage: applyingCode,
    failed: unsent,
    error404: { ...unsent, state: 'resting.refused', says: 'discount.trouble.other' },
  },
  {
    endpoint: 'cart.discountsRemove',
    when: 'A code is removed',
    stage: removingCode,
    failed: { state: 'resting.unremoved', says: 'discount.unremoved', values, offers: 'page.error.retry', leadsTo: 'resting.removed' },
  },
];
