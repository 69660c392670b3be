interface Closing {
  /** The overlay asked a known member once more, and they did not answer. */
  readonly isReauthUnfinished: boolean;
  readonly isInsecurePersistent: boolean;
  readonly areAttemptsExhausted: boolean;
  readonly isVerificationPending: boolean;
}

/** Does closing the sign-in overlay, without success or going on as a guest, end the session (REAUTH-05, AMB-09, AMB-28, AMB-45, E-90)? */
export const logsOutOnClose = ({
  isReauthUnfinished,
  isInsecurePersistent,
  areAttemptsExhausted,
  isVerificationPending,
}: Closing): boolean => !isVerificationPending && (isReauthUnfinished || isInsecurePersistent || areAttemptsExhausted);
