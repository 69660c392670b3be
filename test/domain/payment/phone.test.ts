import { expect, it } from 'vitest';
import { hasPhonePayment } from '#domain/payment/phone.ts';
import { phoneVerdict, type PhoneStatus } from '#domain/payment/phone-status.ts';

const status: PhoneStatus = {
  connectionStatus: 'ACTIVE',
  callStatus: null,
  ivrStatus: null,
  ivrSuccess: false,
  bridgeMessage: null,
  bridgeError: null,
};

it.each<[string, Partial<PhoneStatus>]>([
  ['connecting', {}],
  ['talking', { callStatus: 'TALKING' }],
  ['paying', { callStatus: 'TALKING', ivrStatus: 'STARTED' }],
  ['wrapUp', { callStatus: 'WRAP_UP', ivrStatus: 'STARTED' }],
  ['paid', { callStatus: 'WRAP_UP', ivrStatus: 'FINISHED', ivrSuccess: true }],
  ['paid', { connectionStatus: 'INACTIVE', callStatus: 'FINISHED', ivrStatus: 'FINISHED', ivrSuccess: true }],
  ['failed', { ivrStatus: 'FINISHED' }],
  ['failed', { callStatus: 'FINISHED', ivrStatus: 'STARTED' }],
  ['failed', { connectionStatus: 'INACTIVE' }],
  ['failed', { bridgeError: 'The line broke.' }],
  ['connecting', { ivrSuccess: true }],
])('a payment by phone is %s where its bridge says %o (SUBMIT-03, SUBMIT-18, SUBMIT-19)', (verdict, said) =>
  expect(phoneVerdict({ ...status, ...said })).toBe(verdict),
);

it('is offered where it is configured, and in the embedded sandbox (SUBMIT-18)', () => {
  expect(hasPhonePayment({ sandbox: 'off', phonePayment: false })).toBe(false);
  expect(hasPhonePayment({ sandbox: 'off', phonePayment: true })).toBe(true);
  expect(hasPhonePayment({ sandbox: 'embedded', phonePayment: false })).toBe(true);
});
