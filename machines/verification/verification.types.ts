import type { CallFailure } from '#domain/app/call-failure.ts';
import type { MemberSession } from '#domain/session/member.ts';
import type { OfferedMethod } from '#domain/verification/method.ts';
import type { VerificationSource } from '#domain/verification/source.ts';

/** Where the codes go. */
export interface CodePhone {
  readonly phoneId: string;
  /** The end of its number, which is all that is shown (MFA-30). */
  readonly lastFour: string;
}

export interface VerificationInput {
  readonly source: VerificationSource;
  /** Vault id of the token that the login answered: every code for a login is asked with it (MFA-05, MFA-11). Else null. */
  readonly loginTokenId: string | null;
  readonly methods: readonly OfferedMethod[];
  /** The member may go on without it (MFA-19). */
  readonly isOptional: boolean;
  readonly phoneId: string | null;
  /** The end of its number, which is all that is shown (MFA-30). */
  readonly lastFour: string | null;
}

export interface VerificationContext extends VerificationInput {
  /** The method in use (MFA-09); null: none is supported. */
  readonly method: string | null;
  /** The member typed the number themselves, so they may change it. */
  readonly canChangeNumber: boolean;
  /** Vault id of the token that came with the last code, which the code is checked with (MFA-05); null before the first. */
  readonly tokenId: string | null;
  readonly reasonCode: string | null;
  /** When another code may be asked for; an ISO instant. */
  readonly resendAt: string | null;
  /** Whole seconds until then, for the eye. */
  readonly secondsLeft: number;
  /** A code was sent again, and the member has not asked for yet another. */
  readonly isResent: boolean;
  readonly session: MemberSession | null;
}

export type VerificationEvent =
  /** Ten digits. */
  | { type: 'phone.submitted'; phoneNumber: string }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.edited' }
  | { type: 'resend.requested' }
  | { type: 'sending.retried' }
  /** Continues without the second step (MFA-19). */
  | { type: 'verification.declined' }
  | { type: 'verification.backed' }
  | { type: 'verification.cancelled' };

export type VerificationOutput =
  /** The pending promise is true (MFA-16). A sign-in has its session then, and whatever went by a phone of the member that phone. */
  | { kind: 'verified'; session: MemberSession | null; phone: CodePhone | null }
  | { kind: 'declined' }
  /** The pending promise is false, never an error (MFA-20). */
  | { kind: 'cancelled' }
  /** No method that is supported, or nothing to do: nothing happens (MFA-07, MFA-10). */
  | { kind: 'unsupported' };

export type CreatePhoneInput = { phoneNumber: string };
export type CreatePhoneResult = { kind: 'created'; phoneId: string; lastFour: string } | { kind: 'refused'; reasonCode: string };

/** The phones of the member, as they are now. */
export type RefreshResult = { kind: 'refreshed' };

export type SendCodeInput = { source: VerificationSource; loginTokenId: string | null; phoneId: string | null };
export type SendCodeResult =
  | { kind: 'sent'; tokenId: string; resendAt: string }
  /** It is on already: no token, no code (MFA-24). */
  | { kind: 'notNeeded' }
  /** 404 (MFA-22). */
  | { kind: 'unknown' }
  | { kind: 'refused'; reasonCode: string; failure: CallFailure };

export type CountDownInput = { at: string };
/** What is left at the next full second. */
export type CountDownResult = { kind: 'left'; seconds: number } | { kind: 'over' };

export type CheckCodeInput = { source: VerificationSource; tokenId: string; code: string };
export type CheckCodeResult =
  | { kind: 'accepted'; session: MemberSession | null }
  | { kind: 'incorrect' }
  | { kind: 'expired' }
  | { kind: 'limited' }
  | { kind: 'unknown' };

/** No code could be sent (MFA-23, C-75). */
export type VerificationEmitted = { type: 'api.failed'; failure: CallFailure };
