import type { CallFailure } from '#domain/app/call-failure.ts';
import type { MemberSession } from '#domain/session/member.ts';
import type { VerificationInput } from '../verification/verification.types.ts';

export interface CredentialSignInContext {
  readonly session: MemberSession | null;
  readonly challenge: VerificationInput | null;
}

export type CredentialSignInEvent = { type: 'signIn.closed' };

export type CredentialSignInOutput = { kind: 'signedIn'; session: MemberSession } | { kind: 'declined' } | { kind: 'closed' };

/** Emitted events (SESSION-15). */
export type CredentialSignInEmitted = { type: 'login.failed'; failure: CallFailure };

/** The browser's own credential goes from its store into the one call, and through no machine. */
export type LogInStoredResult =
  | { kind: 'session'; session: MemberSession }
  | { kind: 'challenged'; challenge: VerificationInput }
  | { kind: 'none' }
  | { kind: 'refused'; reasonCode: string; failure: CallFailure };
