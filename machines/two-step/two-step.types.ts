import type { CreatePhoneInput, CreatePhoneResult } from '../verification/verification.types.ts';

export type { CreatePhoneInput, CreatePhoneResult };

/** A phone of the member that may get the codes. */
export interface ChosenPhone {
  readonly phoneId: string;
  readonly lastFour: string;
  readonly isVerified: boolean;
}

export interface TwoStepContext {
  readonly phone: ChosenPhone | null;
  readonly reasonCode: string | null;
}

export type TwoStepEvent =
  | { type: 'phone.chosen'; phone: ChosenPhone }
  /** Another number, which is not among the phones yet: ten digits. */
  | { type: 'number.submitted'; phoneNumber: string }
  /** One of the member's phones is verified, and nothing else changes. */
  | { type: 'verification.requested'; phone: ChosenPhone }
  | { type: 'disable.requested' };

export type RefreshResult = { kind: 'refreshed' };
export type DisableResult = { kind: 'disabled' } | { kind: 'refused'; reasonCode: string };
