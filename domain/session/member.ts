import { isStillSecure } from './expiry.ts';

/** A session as the server opens it (SESSION-01). The token is a secret: it goes to the vault and the cookie alone. */
export interface OpenedSession extends Pick<
  MemberSession,
  'customerId' | 'username' | 'firstName' | 'lastName' | 'isSecure' | 'secureExpiration' | 'expirationDate' | 'loginDate' | 'communications'
> {
  readonly accessToken: string;
  readonly isPersistentSession: boolean;
}

/** The signed-in member (SESSION-01). The token is not part of it: it is in the vault and the cookie. */
export interface MemberSession {
  readonly customerId: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isPersistent: boolean;
  readonly isSecure: boolean;
  /** ISO, with zone; null where the server named none. */
  readonly secureExpiration: string | null;
  /** When the session ends; ISO, with zone; null where the server named no end. */
  readonly expirationDate: string | null;
  /** When the member signed in; ISO, with zone; null where the server did not say. */
  readonly loginDate: string | null;
  /** Subscribed and unsubscribed messages, by the server's names. */
  readonly communications: { readonly subscriptions: readonly string[]; readonly suppressors: readonly string[] };
  /** When to tell that the session has expired; null: not to (SESSION-10). */
  readonly alertAt: string | null;
}

/** What an answer's headers said of it since (HTTP-16); null: nothing. */
export interface SessionUpdate {
  /** When it was heard; ISO, with zone. */
  readonly now: string;
  readonly isInsecure: boolean | null;
  readonly secureExpiration: string | null;
  /** Where it said when the session ends: that moment, and when to tell so, or null where that is far off. */
  readonly ending: Pick<MemberSession, 'alertAt' | 'expirationDate'> | null;
}

/** The session as it is after an answer. What was not said stays; no answer makes it secure past its secure expiration (SESSION-09). */
export function afterHearing(session: MemberSession, heard: SessionUpdate): MemberSession {
  const secureExpiration = heard.secureExpiration ?? session.secureExpiration;
  const isSaidSecure = heard.isInsecure === null ? session.isSecure : !heard.isInsecure;
  const isSecure = isStillSecure({ isPersistentSession: session.isPersistent, isSecure: isSaidSecure, secureExpiration }, heard.now);
  return { ...session, isSecure, secureExpiration, ...heard.ending };
}
