import type { CodePhone } from '../verification/verification.types.ts';

/** A phone of the member that may get the codes. */
export interface ChosenPhone extends CodePhone {
  readonly isVerified: boolean;
}

export interface TwoStepContext {
  /** Null: none is chosen, or its number is still to be typed. */
  readonly phone: ChosenPhone | null;
  readonly reasonCode: string | null;
}

export type TwoStepEvent =
  | { type: 'phone.chosen'; phone: ChosenPhone }
  /** Another number, which is not among the phones yet. */
  | { type: 'number.requested' }
  /** One of the member's phones is verified, and nothing else changes. */
  | { type: 'verification.requested'; phone: ChosenPhone }
  | { type: 'disable.requested' };

export type DisableResult = { kind: 'disabled' } | { kind: 'refused'; reasonCode: string };
