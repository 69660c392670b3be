import type { CallFailure } from '#domain/app/call-failure.ts';
import type { MemberSession } from '#domain/session/member.ts';

export interface SignUpInput {
  /** Email of a sign-up that is not confirmed yet; null: there is none (SIGNIN-14). */
  readonly pendingEmail: string | null;
  /** Typed at sign-in; null: nothing. */
  readonly email: string | null;
}

/** What the visitor says of themselves, besides the password. */
export interface SignUpForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Empty: none. */
  readonly phone: string;
  readonly wantsMail: boolean;
}

export interface SignUpContext {
  readonly form: SignUpForm | null;
  readonly email: string | null;
  readonly reasonCode: string | null;
  readonly session: MemberSession | null;
}

export type SignUpEvent =
  | { type: 'form.submitted'; form: SignUpForm; password: string }
  | { type: 'resend.requested' }
  /** Has confirmed, or has an account already. `email`: what the field holds, where there is one. */
  | { type: 'signIn.requested'; email: string | null }
  /** Later. */
  | { type: 'signUp.skipped' };

export type SignUpOutput = { kind: 'signedIn'; session: MemberSession } | { kind: 'signIn'; email: string | null } | { kind: 'closed' };

/** The password passes through and is not stored. */
export type RegisterInput = { form: SignUpForm; password: string };
export type RegisterResult =
  | { kind: 'session'; session: MemberSession }
  | { kind: 'pending' }
  | { kind: 'taken'; failure: CallFailure }
  | { kind: 'missing'; failure: CallFailure }
  | { kind: 'refused'; reasonCode: string; failure: CallFailure };

/** The account could not be made (SIGNUP-03). */
export type SignUpEmitted = { type: 'api.failed'; failure: CallFailure };

export type ResendInput = { email: string };
export type ResendResult = { kind: 'sent' };
