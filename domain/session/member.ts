/** What is known of whoever is signed in (SESSION-01). Its token is none of this: that rests in the vault and the cookie. */
export interface MemberSession {
  readonly customerId: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isPersistent: boolean;
  readonly isSecure: boolean;
  /** ISO, with zone; null where the server named none. */
  readonly secureExpiration: string | null;
  /** When to tell that the session has expired; null: not to (SESSION-10). */
  readonly alertAt: string | null;
}

/** What an answer's headers said of it since (HTTP-16); null: nothing. */
export interface SessionHeard {
  readonly isInsecure: boolean | null;
  readonly secureExpiration: string | null;
  /** Where it said when the session ends: when to tell so, or null where that is far off. */
  readonly ending: { readonly alertAt: string | null } | null;
}

/** The session as it is after an answer. What was not said stays. */
export const afterHearing = (session: MemberSession, { isInsecure, secureExpiration, ending }: SessionHeard): MemberSession => ({
  ...session,
  isSecure: isInsecure === null ? session.isSecure : !isInsecure,
  secureExpiration: secureExpiration ?? session.secureExpiration,
  alertAt: ending === null ? session.alertAt : ending.alertAt,
});
