import type { Phone } from '../phone/phone.ts';

/** Which messages a member receives, and whether their data is shared (SESSION-21). */
export interface OptSettings {
  readonly isEmailGlobalOpt: boolean;
  readonly isMobilePushOpt: boolean;
  readonly isSmsGlobalOpt: boolean;
  readonly isDoNotShare: boolean;
}

/** What a member keeps here about themselves (PROFILE-04, SESSION-19). */
export interface MemberDetails {
  readonly firstName: string;
  readonly lastName: string;
  /** `MM/DD`; null where it is not known or not in that form. */
  readonly birthday: string | null;
  readonly emails: readonly { readonly emailAddress: string; readonly isDefault: boolean; readonly isVerified: boolean }[];
  readonly phones: readonly Phone[];
  /** The account gathers rewards (SESSION-22). */
  readonly hasRewards: boolean;
  readonly optSettings: OptSettings;
  readonly foodPreferences: readonly string[];
  /** Other sites whose accounts open this one (SIGNUP-09). */
  readonly socialProviders: readonly string[];
}
