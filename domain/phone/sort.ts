/** What puts a phone later in the list. */
export interface SortedPhone {
  readonly isSmsMfaEnabled?: boolean;
  readonly isDefault?: boolean;
  readonly isVerified?: boolean;
  readonly isSmsOpt?: boolean;
}

/** Ten for two-step, five for the default, two for verified, one for text messages (PHONES-02, E-09). */
export const phoneScore = ({ isSmsMfaEnabled, isDefault, isVerified, isSmsOpt }: SortedPhone): number =>
  (isSmsMfaEnabled === true ? 10 : 0) + (isDefault === true ? 5 : 0) + (isVerified === true ? 2 : 0) + (isSmsOpt === true ? 1 : 0);

/** Phones by their score, the lowest first; equal ones as they came (AMB-10). */
export const sortPhones = <Phone extends SortedPhone>(phones: readonly Phone[]): readonly Phone[] =>
  phones.toSorted((one, other) => phoneScore(one) - phoneScore(other));
