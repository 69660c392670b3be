import type { MemberSession, SessionUpdate } from '#domain/session/member.ts';

export interface MemberInput {
  /** Null: there is only a token yet, as after a reload. */
  readonly session: MemberSession | null;
}

export interface MemberContext extends MemberInput {
  /** Logins that failed while this persistent session was asked for its password once more (SESSION-01, SESSION-04). */
  readonly failedLogins: number;
  /** Requests for the session of the token that got no answer (SESSION-11). */
  readonly failedRestores: number;
  /** Where to be when it is over (SESSION-08). */
  readonly redirectHome: boolean;
}

export type MemberEvent =
  /** Signed in again: the same member, or another. */
  | { type: 'session.renewed'; session: MemberSession }
  /** Asks for the session of the token again, without waiting. */
  | { type: 'restore.retried' }
  | { type: 'session.updated'; heard: SessionUpdate }
  /** Logins that failed while the member was asked once more (SESSION-05). */
  | { type: 'logins.counted'; failures: number }
  /** Something of theirs was changed. */
  | { type: 'user.changed' }
  | { type: 'logout.requested'; redirectHome: boolean };

export type MemberEmitted =
  /** The session of an earlier visit is restored (SESSION-18). */
  | { type: 'session.restored'; session: MemberSession }
  /** The session is no longer trusted (SESSION-17). */
  | { type: 'session.distrusted'; session: MemberSession }
  /** The server does not take the token of an earlier visit (SESSION-11). */
  | { type: 'session.expired'; hadCart: boolean };

export type MemberOutput = { kind: 'loggedOut'; redirectHome: boolean };

/** `gone`: the server knows no such session. No answer is neither, and fails. */
export type RestoreSessionResult =
  | { kind: 'restored'; session: MemberSession }
  /** The session is over. `hadCart`: there is something in the cart, which is emptied with it (SESSION-07). */
  | { kind: 'gone'; hadCart: boolean };

export type LoadMemberInput = { session: MemberSession };
/** What could not be had is missing, without a word (SESSION-03). */
export type LoadMemberResult = { kind: 'loaded'; who: { firstName: string; username: string | null } | null };
