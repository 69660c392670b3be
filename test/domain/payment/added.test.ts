import { expect, it } from 'vitest';
import { toApprove, withHeld, type AddedMethod } from '#domain/payment/added.ts';
import { heldChoice, type StoredMethod } from '#domain/payment/offered.ts';

const offered: readonly AddedMethod[] = [{ id: 'payPal', held: null }];
const held = { secretId: 'secret-1', label: 'ana@example.com', cents: null };

it('a method that is added again is the one entry that there is (ALLOC-11)', () => {
  const once = withHeld(offered, 'payPal', held);
  expect(withHeld(once, 'payPal', { ...held, secretId: 'secret-2' })).toEqual([{ id: 'payPal', held: { ...held, secretId: 'secret-2' } }]);
});

it('only a chosen method that was not approved is to be approved', () => {
  expect(toApprove(offered, 'payPal', 771)).toBe('payPal');
  expect(toApprove(offered, 'new', 771)).toBeNull();
  expect(toApprove(offered, null, 771)).toBeNull();
  expect(toApprove(withHeld(offered, 'payPal', held), 'payPal', 771)).toBeNull();
});

it('what a wallet approved is good for that amount, and is asked for anew for another (ALLOC-05, PAYSTORED-17)', () => {
  const wallet: readonly AddedMethod[] = [{ id: 'applePay', held: { secretId: 'secret-1', label: '', cents: 771 } }];
  expect(toApprove(wallet, 'applePay', 771)).toBeNull();
  expect(toApprove(wallet, 'applePay', 772)).toBe('applePay');
});

it('a choice of what was added is one of what is stored by now (ALLOC-11)', () => {
  const stored: StoredMethod = {
    id: 'payPal.1',
    kind: 'payPal',
    type: 'PYPL',
    label: 'ana@example.com',
    expires: null,
    isExpired: false,
    isDefault: false,
  };
  const former = { methodId: 'payPal', giftCardIds: [] };
  expect(heldChoice(former, { methods: [stored], added: [] }, []).methodId).toBe('payPal.1');
  expect(heldChoice(former, { methods: [], added: offered }, []).methodId).toBe('payPal');
  expect(heldChoice(former, { methods: [], added: [] }, []).methodId).toBe('new');
});
