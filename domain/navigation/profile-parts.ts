/** The parts of profile and settings, by the names in their addresses (PROFILE-01, OPEN-06). */
export const profileParts = [
  'profile',
  'communication-preferences',
  'rewards',
  'past-orders',
  'payments',
  'social-accounts',
  'taste-preferences',
  'subscriptions',
  'security-preferences',
] as const;
export type ProfilePart = (typeof profileParts)[number];

export const isProfilePart = (name: string): name is ProfilePart => profileParts.some((part) => part === name);
