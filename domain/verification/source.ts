/** What a verification is for (MFA-07). */
export const verificationSources = ['LOGIN', 'REGISTRATION', 'PHONE_VERIFY', 'MFA_TRIGGER', 'MFA_ENABLE'] as const;
export type VerificationSource = (typeof verificationSources)[number];

/** Where in the account it belongs (MFA-07). */
export type VerificationFlow = 'LOGIN' | 'USER_PREFERENCES';
/** Returns the place in the account that asks for a code (MFA-07). */
export const flowOf = (source: VerificationSource): VerificationFlow => (source === 'LOGIN' ? 'LOGIN' : 'USER_PREFERENCES');

/** The version of the terms for text messages that the member sees (MFA-05). */
export const SMS_MFA_TOC_VERSION = '1.0';

/** The success circle closes by itself (MFA-04). */
export const CELEBRATION_MS = 3000;

/** Another code may be asked for this long after the last one. */
export const RESEND_AFTER_SECONDS = 30;
