import type { MemberSession } from '#domain/session/member.ts';
import type { SignInVariant } from '../sign-in/sign-in.types.ts';

/** How the visitor is asked who they are, and where to go then. */
export interface SignInOptions {
  readonly variant: SignInVariant;
  readonly isGuestAllowed: boolean;
  readonly canOrderAsGuest: boolean;
  /** An address of ours; null: they stay where they are. */
  readonly redirectTo: string | null;
}

/** A request to the auth dialog. `tokenId` names the token of an email's link in the vault. */
export type AuthRequest =
  | { readonly kind: 'signIn'; readonly options: SignInOptions }
  /** By what the browser has stored (SESSION-13). */
  | { readonly kind: 'credentialSignIn' }
  /** `redirectTo`: where the new member wanted to be (SIGNIN-18); null: they stay where they are. */
  | { readonly kind: 'signUp'; readonly redirectTo: string | null }
  | { readonly kind: 'forgot' }
  | { readonly kind: 'emailConfirmation'; readonly tokenId: string };

/** What the link in an email leads to: a page of its own. */
export interface EmailLink {
  readonly kind: 'reset' | 'unsubscribe';
  readonly tokenId: string;
}

export interface AuthInput {
  readonly wanted: AuthRequest;
  /** The signed-in member. */
  readonly session: MemberSession | null;
  /** Failed logins of the persistent session, counted across other questions (SESSION-05). */
  readonly failures: number;
}

export interface AuthContext extends AuthInput {
  /** Who has yet to confirm their email (SIGNIN-14). */
  readonly pendingEmail: string | null;
  /** Typed in one question, for the field of the next. */
  readonly typedEmail: string | null;
  readonly newSession: MemberSession | null;
}

export type AuthEvent =
  /** Back to the question of before. `email`: what the field of this one holds. */
  | { type: 'auth.backed'; email: string | null }
  /** Another dialog is requested; ignored while a sign-in is in progress. */
  | { type: 'auth.requested'; wanted: AuthRequest }
  /** The member whom a question is for was signed out. */
  | { type: 'member.left' }
  | { type: 'auth.closed' };

/** How the dialog ended. */
export type AuthAnswer =
  | { kind: 'signedIn'; session: MemberSession }
  | { kind: 'verified' }
  | { kind: 'guest' }
  | { kind: 'orderAsGuest' }
  /** Continued without the second step: no one is signed in (MFA-19). */
  | { kind: 'declined' }
  /** The second step of a re-authentication broke off; the page loads again (SIGNIN-13). */
  | { kind: 'interrupted' }
  /** The member pressed "Sign out". */
  | { kind: 'loggedOut' }
  /** Closed without an answer, which ends the session (REAUTH-05, AMB-09). */
  | { kind: 'abandoned' }
  /** `failures`: failed logins of a session that continues. */
  | { kind: 'closed'; failures: number };
/** `wanted`: the request that was answered, which may have taken the place of the first. */
export type AuthOutput = AuthAnswer & { readonly wanted: AuthRequest };
export type AuthEnd = AuthOutput['kind'];
