import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Id } from './wire.ts';

/** An instant with its zone: `2026-11-21T09:00:00Z`. */
export const Instant = v.pipe(v.string(), v.isoTimestamp());
/** A secret text of a form: sent to one call and not stored. */
const Secret = v.pipe(v.string(), v.nonEmpty());
const EmailAddress = v.pipe(v.string(), v.nonEmpty(), v.maxLength(254));

/** SESSION-01, without what only the client knows. */
export const SessionAnswer = v.object({
  accessToken: Secret,
  customerId: Id,
  username: v.string(),
  firstName: v.string(),
  lastName: v.optional(v.string(), ''),
  isPersistentSession: v.optional(v.boolean(), false),
  isSecure: v.optional(v.boolean(), true),
  secureExpiration: v.optional(v.nullable(Instant), null),
  expirationDate: v.optional(v.nullable(Instant), null),
  loginDate: v.optional(v.nullable(Instant), null),
  /** Subscribed and unsubscribed messages. */
  communications: v.optional(
    v.object({ subscriptions: v.optional(v.array(v.string()), []), suppressors: v.optional(v.array(v.string()), []) }),
    { subscriptions: [], suppressors: [] },
  ),
});
export type SessionAnswer = v.InferOutput<typeof SessionAnswer>;

/** Two-step verification is wanted first (MFA-06). `isOptional`: the member may go on without it (MFA-19). */
export const Challenge = v.object({
  token: Secret,
  mfaTypes: v.array(v.object({ type: v.string(), isDefaultMfaType: v.optional(v.boolean(), false) })),
  isOptional: v.optional(v.boolean(), false),
  /** The number that a code goes to, hidden but for its end. */
  phoneNumber: v.optional(v.nullable(v.string()), null),
});

/** C-47: a session, or a challenge (SIGNIN-11, SIGNIN-12). */
export const login = endpoint({
  name: 'account.login',
  method: 'post',
  path: '/login',
  access: 'public',
  body: v.looseObject({ emailAddress: EmailAddress, password: Secret }),
  answer: v.union([SessionAnswer, Challenge]),
  carriesFraudSession: true,
});

/** C-49. */
export const logout = endpoint({
  name: 'account.logout',
  method: 'post',
  path: '/logout',
  access: 'member',
  body: v.looseObject({ accessToken: Secret }),
  answer: v.looseObject({}),
});

/** C-50: the token travels in the access-token header. */
export const sessionFromToken = endpoint({
  name: 'account.session',
  method: 'get',
  path: '/session',
  access: 'member',
  answer: SessionAnswer,
});

/** C-48: `verifyEmail` asks for an email with a token; then the answer is no session yet (SIGNUP-02). */
export const register = endpoint({
  name: 'account.register',
  method: 'post',
  path: '/register',
  access: 'public',
  query: v.looseObject({ verifyEmail: v.optional(v.picklist(['true', 'false'])) }),
  body: v.looseObject({
    emailAddress: EmailAddress,
    password: Secret,
    firstName: v.pipe(v.string(), v.nonEmpty()),
    lastName: v.string(),
    phoneNumber: v.optional(v.nullable(v.string())),
    isEmailGlobalOpt: v.optional(v.boolean(), false),
    regReferrer: v.optional(v.nullable(v.string())),
    regCampaign: v.optional(v.nullable(v.string())),
  }),
  answer: v.union([SessionAnswer, v.object({ status: v.literal('PENDING') })]),
  carriesFraudSession: true,
  carriesRegistrationSource: true,
});

/** C-51 (SIGNUP-04). */
export const resendVerification = endpoint({
  name: 'account.resend',
  method: 'post',
  path: '/email/resend',
  access: 'public',
  body: v.looseObject({ emailAddress: EmailAddress }),
  answer: v.looseObject({}),
});

/** C-52. */
export const verifyEmail = endpoint({
  name: 'account.verifyEmail',
  method: 'post',
  path: '/email/verify',
  access: 'public',
  body: v.looseObject({ token: Secret }),
  answer: v.looseObject({}),
});

/** C-53: answers alike for every address, known or not. */
export const forgotPassword = endpoint({
  name: 'account.forgot',
  method: 'post',
  path: '/password/forgot',
  access: 'public',
  body: v.looseObject({ emailAddress: EmailAddress }),
  answer: v.looseObject({}),
});

/** C-54. */
export const resetPassword = endpoint({
  name: 'account.reset',
  method: 'post',
  path: '/password/reset',
  access: 'public',
  body: v.looseObject({ token: Secret, password: Secret }),
  answer: v.looseObject({}),
});
