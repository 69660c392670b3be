import type { MemberSession } from '#domain/session/member.ts';
import type { SignInVariant } from '../sign-in/sign-in.types.ts';

/** How the visitor is asked who they are, and where to go then. */
export interface SignInWish {
  readonly variant: SignInVariant;
  readonly isGuestAllowed: boolean;
  readonly canOrderAsGuest: boolean;
  /** An address of ours; null: they stay where they are. */
  readonly redirectTo: string | null;
}

/** What somebody wants at the door. `tokenId` is where the vault keeps what an e-mail's link brought. */
export type DoorWish =
  | { readonly kind: 'signIn'; readonly wish: SignInWish }
  /** By what the browser has stored (SESSION-13). */
  | { readonly kind: 'storedSignIn' }
  | { readonly kind: 'signUp' }
  | { readonly kind: 'forgot' }
  | { readonly kind: 'emailConfirmation'; readonly tokenId: string };

/** What the link in an e-mail leads to: a page of its own. */
export interface LinkWish {
  readonly kind: 'reset' | 'unsubscribe';
  readonly tokenId: string;
}

export interface DoorInput {
  readonly wanted: DoorWish;
  /** Whoever is signed in. */
  readonly session: MemberSession | null;
}

export interface DoorContext extends DoorInput {
  /** Who has yet to confirm their e-mail (SIGNIN-14). */
  readonly pendingEmail: string | null;
  readonly arrived: MemberSession | null;
  /** The password was asked for when it had been tried too often. */
  readonly isExhausted: boolean;
}

export type DoorEvent =
  /** Back to the question of before. */
  | { type: 'door.backed' }
  /** Something else is wanted. While somebody signs in, they do that first. */
  | { type: 'door.opened'; wanted: DoorWish }
  | { type: 'door.closed' };

export type DoorOutput =
  | { kind: 'signedIn'; session: MemberSession }
  | { kind: 'verified' }
  | { kind: 'guest' }
  | { kind: 'orderAsGuest' }
  /** Ends the session of whoever is signed in (REAUTH-05). */
  | { kind: 'loggedOut' }
  | { kind: 'closed' };
export type DoorEnd = DoorOutput['kind'];
