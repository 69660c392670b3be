/** What the server says no with where members are concerned; their texts have the key `apiError.{code}`. */
export const accountReasonCodes = {
  /** Email or password is wrong; the one 401 that ends no session (OPEN-14). */
  wrongCredentials: 'error.authentication',
  /** SIGNIN-14 */
  accountPending: 'error.account.pending',
  /** An ordinary authentication error (AMB-08, SIGNIN-15). */
  usernamePending: 'error.username.pending',
  /** SESSION-12 */
  mfaRequired: 'error.mfa.verification.required',
  /** MFA-28 */
  codeIncorrect: 'error.mfa.code.incorrect',
  codeExpired: 'error.mfa.code.expired',
  /** Too many codes were asked for or tried. */
  codeLimited: 'error.mfa.limit',
  /** 404: the server does not know the verification any more (MFA-22). */
  challengeUnknown: 'error.mfa.unknown',
  sessionUnknown: 'error.session',
  /** SIGNUP-03 */
  accountTaken: 'error.account.taken',
  fieldsMissing: 'error.fields.missing',
  passwordWeak: 'error.password.weak',
  /** PROFILE-03 */
  currentPasswordWrong: 'error.password.current',
  /** The token of an email is used up, too old or not ours. */
  emailTokenUnknown: 'error.token.unknown',
  phoneInUse: 'error.phone.taken',
  phoneUnknown: 'error.phone.unknown',
  socialUnknown: 'error.social.unknown',
  socialUnlinked: 'error.social.unlinked',
  /** PAYSTORED-18: a subscription pays with it. */
  cardAssigned: 'payments.card.assigned',
  /** PROFILE-09 */
  visitUnknown: 'error.missedvisit.unknown',
  /** PROFILE-09: the visit is among those of an account. */
  visitCounted: 'error.missedvisit.counted',
} as const;
