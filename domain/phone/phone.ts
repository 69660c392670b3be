/** A phone of a member (PHONES-01). */
export interface Phone {
  readonly id: string;
  /** Digits. */
  readonly phoneNumber: string;
  /** `Mobile` for one that gets text messages. */
  readonly phoneType: string;
  /** What the member calls it; null: nothing. */
  readonly name: string | null;
  readonly isDefault: boolean;
  readonly isSmsOpt: boolean;
  readonly isSmsMfaEnabled: boolean;
  readonly isVerified: boolean;
}

/** Returns whether a phone can be confirmed, and is not yet: codes go to mobile phones alone. */
export const canConfirm = ({ isVerified, phoneType }: Pick<Phone, 'isVerified' | 'phoneType'>): boolean =>
  !isVerified && phoneType === 'Mobile';
