import type { MemberSession, SessionHeard } from '#domain/session/member.ts';
import type { MemberScreen } from '../member/member.screen.ts';
import type { SignInVariant } from '../sign-in/sign-in.types.ts';

export interface SessionInput {
  /** The guest chose in an earlier visit of this browser to go on without an account. */
  readonly isContinued: boolean;
  /** There is a token from before (SESSION-02). */
  readonly hasToken: boolean;
}

/** How the visitor is asked who they are, and where to go then. */
export interface SignInWish {
  readonly variant: SignInVariant;
  readonly isGuestAllowed: boolean;
  readonly canOrderAsGuest: boolean;
  /** An address of ours; null: they stay where they are. */
  readonly redirectTo: string | null;
}

export interface SessionContext extends SessionInput {
  /** Who has just signed in; null: the token says. */
  readonly arrived: MemberSession | null;
  /** The member as their own flow shows them; null: nobody is signed in. */
  readonly member: MemberScreen | null;
  readonly wish: SignInWish | null;
  readonly pendingEmail: string | null;
  /** Where the vault keeps what an e-mail's link brought. */
  readonly tokenId: string | null;
}

export type SessionEvent =
  /** The visitor goes on as a guest (ROLES-03, SIGNIN-17). */
  | { type: 'guest.continued' }
  /** Nothing of the guest is remembered any more. */
  | { type: 'session.cleared' }
  /** Somebody signed in, here or (without facts) in another tab. */
  | { type: 'session.opened'; session: MemberSession | null }
  | { type: 'session.heard'; heard: SessionHeard }
  | { type: 'user.changed' }
  | { type: 'logout.requested'; goesHome: boolean }
  | { type: 'signIn.requested'; wish: SignInWish }
  | { type: 'signUp.requested' }
  | { type: 'password.forgotten' }
  | { type: 'emailToken.found'; tokenId: string }
  | { type: 'reset.requested'; tokenId: string }
  | { type: 'unsubscribe.requested'; tokenId: string }
  | { type: 'door.closed' }
  /** The member looks after their profile, or is done. */
  | { type: 'profile.opened' }
  | { type: 'profile.closed' };

/** What the outside hears: how being asked who one is has ended, and that nobody is signed in any more. */
export type SessionEmitted =
  | { type: 'door.ended'; kind: DoorEnd; wish: SignInWish | null; isPersistent: boolean }
  | { type: 'session.ended'; goesHome: boolean }
  | { type: 'fault.found'; source: string; message: string };

export type DoorEnd = 'signedIn' | 'verified' | 'guest' | 'orderAsGuest' | 'loggedOut' | 'closed';
