/** The parts of the profile that its list leads to, in that order. */
export const railParts = [
  'profile',
  'past-orders',
  'rewards',
  'payments',
  'subscriptions',
  'addresses',
  'communication-preferences',
  'taste-preferences',
  'details',
] as const;
export type RailPart = (typeof railParts)[number];

/** The parts of profile and settings, by the names in their addresses (PROFILE-01, OPEN-06). The last two open from `details`. */
export const profileParts = [...railParts, 'social-accounts', 'security-preferences'] as const;
export type ProfilePart = (typeof profileParts)[number];

/** Is this the name of a part of the profile? */
export const isProfilePart = (name: string): name is ProfilePart => profileParts.some((part) => part === name);

/** Returns the part of the list to which a part belongs. */
export const railPartOf = (part: ProfilePart): RailPart => railParts.find((one) => one === part) ?? 'details';
