import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { SessionAnswer } from './session.ts';
import { Phone } from './user.ts';
import { Id } from './wire.ts';

const Method = v.literal('SMS');
const Token = v.pipe(v.string(), v.nonEmpty());
const Code = v.pipe(v.string(), v.regex(/^\d{6}$/));
const Proof = v.looseObject({ token: Token, code: Code });
const Challenged = v.looseObject({ token: Token });
/** The version of the terms that the member saw, and where they were asked (MFA-05). */
const PhoneConsent = v.looseObject({ phoneId: Id, smsMfaTocVersion: v.string(), enableFlowSource: v.string() });

/** C-74 (PHONES-03). */
export const createPhone = endpoint({
  name: 'phones.create',
  method: 'post',
  path: '/user/phones',
  access: 'member',
  body: v.looseObject({
    phoneType: v.literal('Mobile'),
    phoneNumber: v.pipe(v.string(), v.regex(/^\d{10}$/)),
    countryCode: v.string(),
    isCallOpt: v.boolean(),
    isSmsOpt: v.boolean(),
    isDefault: v.boolean(),
  }),
  answer: Phone,
});

/** C-75: sends a code to a phone of the member (MFA-12). */
export const sendPhoneCode = endpoint({
  name: 'phones.verification',
  method: 'post',
  path: '/user/phones/verification',
  access: 'member',
  body: PhoneConsent,
  answer: Challenged,
});

/** C-76. */
export const verifyPhone = endpoint({
  name: 'phones.verify',
  method: 'post',
  path: '/user/phones/verify',
  access: 'member',
  body: Proof,
  answer: v.looseObject({}),
});

/** C-77: without a token in the answer it is on already (MFA-24). */
export const enableMfa = endpoint({
  name: 'mfa.enable',
  method: 'post',
  path: '/user/mfa/enable',
  access: 'member',
  body: PhoneConsent,
  answer: v.looseObject({ token: v.optional(v.nullable(Token), null) }),
});

/** C-78 (MFA-25, MFA-31). */
export const disableMfa = endpoint({
  name: 'mfa.disable',
  method: 'delete',
  path: '/user/mfa',
  access: 'member',
  answer: v.looseObject({}),
});

/** C-79: sends a code for a sign-in that waits for one. 404: that sign-in is no longer known (MFA-22). */
export const triggerLoginCode = endpoint({
  name: 'mfa.login.trigger',
  method: 'post',
  path: '/mfa/login',
  access: 'public',
  body: v.looseObject({ type: Method, token: Token }),
  answer: Challenged,
});

/** C-80: a code for a session; `x-insecure` may say that it is not secure (MFA-14). */
export const verifyLoginCode = endpoint({
  name: 'mfa.login.verify',
  method: 'put',
  path: '/mfa/login',
  access: 'public',
  body: v.looseObject({ type: Method, token: Token, code: Code }),
  answer: SessionAnswer,
});

/** C-81. */
export const triggerMfa = endpoint({
  name: 'mfa.trigger',
  method: 'post',
  path: '/user/mfa/trigger',
  access: 'member',
  body: v.looseObject({ type: Method }),
  answer: Challenged,
});

/** C-82. */
export const verifyMfa = endpoint({
  name: 'mfa.verify',
  method: 'post',
  path: '/user/mfa/verify',
  access: 'member',
  body: Proof,
  answer: v.looseObject({}),
});
