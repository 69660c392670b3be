import { expect, it } from 'vitest';
import { defaultConfig } from '#domain/config/config.ts';
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

it('is offered only where it is configured (SUBMIT-18)', () => expect(defaultConfig.phonePayment).toBe(false));
