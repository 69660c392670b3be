import type { MemberSession, SessionUpdate } from '#domain/session/member.ts';
import type { MemberScreen } from '../member/member.screen.ts';
import type { AuthEnd, AuthRequest, EmailLink, SignInOptions } from '../auth/auth.types.ts';

/** The visitor: anonymous, a guest by choice, or a member. */
export type Visitor = 'anonymous' | 'continuedAsGuest' | 'member';

export interface SessionInput {
  /** The guest chose in an earlier visit of this browser to go on without an account. */
  readonly isContinued: boolean;
  /** There is a token from before (SESSION-02). */
  readonly hasToken: boolean;
}

export interface SessionContext extends SessionInput {
  /** Who has just signed in; null: the token says. */
  readonly newSession: MemberSession | null;
  /** Screen of the member's flow; null: no one is signed in. */
  readonly member: MemberScreen | null;
  /** What the dialog was opened for, which it may have replaced since; null: it is closed. */
  readonly wanted: AuthRequest | null;
  /** How sign-in opens again after it ended without being asked to. */
  readonly again: SignInOptions;
  /** What the link in an email asks for, as long as its page is open. */
  readonly link: EmailLink | null;
}

export type SessionEvent =
  /** The visitor continues as a guest (ROLES-03, SIGNIN-17). */
  | { type: 'guest.continued' }
  /** Nothing of the guest is remembered any more. */
  | { type: 'session.cleared' }
  /** A member signed in, here or, without details, in another tab. */
  | { type: 'session.opened'; session: MemberSession | null }
  | { type: 'session.updated'; heard: SessionUpdate }
  | { type: 'user.changed' }
  | { type: 'logout.requested'; redirectHome: boolean }
  | { type: 'auth.requested'; wanted: AuthRequest }
  /** Opens sign-in again from the notice that it ended (MFA-19, AMB-09). */
  | { type: 'auth.reopened' }
  | { type: 'link.opened'; link: EmailLink }
  | { type: 'link.closed' }
  /** The member looks after their profile, or is done. */
  | { type: 'profile.opened' }
  | { type: 'profile.closed' };

/** The outcome of the auth dialog, and sign-out. */
export type SessionEmitted =
  | { type: 'auth.ended'; kind: AuthEnd; wanted: AuthRequest; isPersistent: boolean }
  | { type: 'session.ended'; redirectHome: boolean }
  | { type: 'fault.found'; source: string; message: string };
