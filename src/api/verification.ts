import {
  createPhone,
  disableMfa,
  enableMfa,
  sendPhoneCode,
  triggerLoginCode,
  triggerMfa,
  verifyLoginCode,
  verifyMfa,
  verifyPhone,
} from '#contract/verification.ts';
import type { OpenedSession } from '#domain/session/member.ts';
import { flowOf, SMS_MFA_TOC_VERSION, type VerificationSource } from '#domain/verification/source.ts';
import type { Client } from './client.ts';
import { sessionHeadersIn, type HearSession } from './session-headers.ts';

const type = 'SMS';
const consent = (phoneId: string, source: VerificationSource) => ({
  phoneId,
  smsMfaTocVersion: SMS_MFA_TOC_VERSION,
  enableFlowSource: flowOf(source),
});

/** Codes by text message, by what they are for (MFA-11 to -13, MFA-24 to -26). */
export const verificationApi = (call: Client) => ({
  createPhone: (phoneNumber: string, signal: AbortSignal, isDefault = false) =>
    call(createPhone, {
      body: { phoneType: 'Mobile', phoneNumber, countryCode: '1', isCallOpt: false, isSmsOpt: false, isDefault },
      signal,
    }),
  sendLoginCode: (token: string, signal: AbortSignal) => call(triggerLoginCode, { body: { type, token }, signal }),
  /** Whether the session is to be trusted, its answer's headers say too (MFA-14). */
  async checkLoginCode(token: string, code: string, signal: AbortSignal): Promise<OpenedSession> {
    let isInsecure: boolean | null = null;
    const onSession: HearSession = (headers, names) => {
      isInsecure = sessionHeadersIn(headers, names)?.isInsecure ?? null;
    };
    const answer = await call(verifyLoginCode, { body: { type, token, code }, signal, onSession });
    return isInsecure === true ? { ...answer, isSecure: false } : answer;
  },
  sendPhoneCode: (phoneId: string, signal: AbortSignal) => call(sendPhoneCode, { body: consent(phoneId, 'PHONE_VERIFY'), signal }),
  checkPhoneCode: (token: string, code: string, signal: AbortSignal) => call(verifyPhone, { body: { token, code }, signal }),
  enable: (phoneId: string, signal: AbortSignal) => call(enableMfa, { body: consent(phoneId, 'MFA_ENABLE'), signal }),
  disable: (signal: AbortSignal) => call(disableMfa, { signal }),
  trigger: (signal: AbortSignal) => call(triggerMfa, { body: { type }, signal }),
  check: (token: string, code: string, signal: AbortSignal) => call(verifyMfa, { body: { token, code }, signal }),
});
