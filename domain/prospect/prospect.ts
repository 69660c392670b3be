/** What a prospect agreed to get: emails, text messages, both, or nothing (PROSPECT-01). */
export const optTypes = ['EMAIL', 'SMS', 'ALL', 'NONE'] as const;
export type OptType = (typeof optTypes)[number];

/** A subscriber to news without an account (PROSPECT-01). The token is a credential and not part of it. */
export interface Prospect {
  /** Null where only the phone is known. */
  readonly emailAddress: string | null;
  /** Digits; null where only the email address is known. */
  readonly phoneNumber: string | null;
  readonly optType: OptType;
}

/** What comes by each of the two ways. */
export interface Opts {
  readonly email: boolean;
  readonly sms: boolean;
}

/** Returns what an opt type means for each of the two ways (PROSPECT-01). */
export const optsOf = (optType: OptType): Opts => ({
  email: optType === 'EMAIL' || optType === 'ALL',
  sms: optType === 'SMS' || optType === 'ALL',
});

/** Returns the opt type of what comes by the two ways (PROSPECT-01). */
export function optTypeOf({ email, sms }: Opts): OptType {
  if (email) return sms ? 'ALL' : 'EMAIL';
  return sms ? 'SMS' : 'NONE';
}

/** Returns the prospect who gets emails at an address besides what they get already (PROSPECT-05). */
export const withEmails = ({ phoneNumber, optType }: Prospect, emailAddress: string): Prospect => ({
  emailAddress,
  phoneNumber,
  optType: optTypeOf({ ...optsOf(optType), email: true }),
});
