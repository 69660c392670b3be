import type { CallFailure } from '#domain/app/call-failure.ts';
import type { MemberSession } from '#domain/session/member.ts';
import type { VerificationInput } from '../verification/verification.types.ts';

/** `expired`: a known member is asked once more. `verify`: only for the second step, while a call waits (SESSION-12). */
export type SignInVariant = 'plain' | 'group' | 'expired' | 'verify';

export interface SignInInput {
  readonly variant: SignInVariant;
  /** May the visitor go on without an account (SIGNIN-05)? */
  readonly isGuestAllowed: boolean;
  /** May they order without one, though they may not go on as a guest (SIGNIN-06)? */
  readonly canOrderAsGuest: boolean;
  /** The member who is asked for the password again; null: no one is signed in. */
  readonly member: Pick<MemberSession, 'username' | 'firstName' | 'isPersistent'> | null;
  /** Logins of the persistent session that failed, here and before (SESSION-04, SESSION-05). */
  readonly failures: number;
  /** Typed in the question before this one; null: nothing. */
  readonly email: string | null;
}

export interface SignInContext extends SignInInput {
  readonly reasonCode: string | null;
  readonly challenge: VerificationInput | null;
  /** Profile from a provider without a linked account; its token is in the vault. */
  readonly social: SocialAccount | null;
  readonly session: MemberSession | null;
}

export interface SocialAccount {
  readonly provider: SocialProvider;
  readonly tokenId: string;
}
export type SocialProvider = 'facebook' | 'google' | 'apple';

export type SignInEvent =
  /** `username` is null where the member is known (REAUTH-01). */
  | { type: 'credentials.submitted'; username: string | null; password: string }
  | { type: 'social.chosen'; provider: SocialProvider }
  /** Yes, an account shall be made for the provider's. */
  | { type: 'registration.accepted' }
  | { type: 'signIn.backed' }
  /** `email`: what the field holds; null where the member is known. */
  | { type: 'password.forgotten'; email: string | null }
  | { type: 'signUp.requested'; email: string | null }
  | { type: 'guest.continued' }
  /** Orders as a guest, which begins an order setup (SIGNIN-06). */
  | { type: 'guest.ordered' }
  | { type: 'logout.requested' }
  | { type: 'signIn.closed' };

export type SignInOutput =
  | { kind: 'signedIn'; session: MemberSession }
  /** The second step was passed; the member stays signed in. */
  | { kind: 'verified' }
  | { kind: 'pending'; email: string }
  /** `email`: what was typed, for the next form. */
  | { kind: 'forgotten'; failures: number; email: string | null }
  | { kind: 'signUp'; email: string | null }
  | { kind: 'guest' }
  | { kind: 'orderAsGuest' }
  | { kind: 'loggedOut' }
  /** Continued without the second step: no one is signed in (MFA-19). */
  | { kind: 'declined'; failures: number }
  /** The second step of a re-authentication broke off (SIGNIN-13). */
  | { kind: 'interrupted' }
  | { kind: 'closed'; failures: number };

/** Emitted events. */
export type SignInEmitted =
  /** SIGNIN-16 */
  | { type: 'login.failed'; failure: CallFailure }
  /** SIGNUP-09 */
  | { type: 'social.linked'; provider: SocialProvider }
  | { type: 'social.notLinked'; provider: SocialProvider };

/** The password passes through and is not stored. */
export type LogInInput = { username: string; password: string };
export type LogInResult =
  | { kind: 'session'; session: MemberSession }
  | { kind: 'challenged'; challenge: VerificationInput }
  | { kind: 'pending' }
  | { kind: 'refused'; reasonCode: string; failure: CallFailure };

export type LogInSociallyInput = { provider: SocialProvider };
export type LogInSociallyResult =
  | { kind: 'session'; session: MemberSession }
  /** Its email is a member's, who has to say so by the password (association). */
  | { kind: 'unlinked'; account: SocialAccount }
  | { kind: 'unknown'; account: SocialAccount }
  /** The provider's window was closed. */
  | { kind: 'dismissed' };

/** The provider's account becomes one more way to sign in. */
export type LinkSociallyInput = { account: SocialAccount };
export type LinkSociallyResult = { kind: 'linked' };

export type RegisterSociallyInput = { account: SocialAccount };
export type RegisterSociallyResult = { kind: 'session'; session: MemberSession } | { kind: 'refused'; reasonCode: string };
