const MFA_REQUIRED = 'error.mfa.verification.required';

/** Does a refusal ask for the second step first (SESSION-12)? */
export const isVerificationNeeded = (reasonCode: string | null): boolean => reasonCode === MFA_REQUIRED;
