/** The forms of profile and settings, each a flow of its own (PROFILE-02). */
export const profileForms = [
  'name',
  'email',
  'password',
  'birthday',
  'phone',
  'address',
  'communications',
  'privacy',
  'taste',
  'social',
  'payments',
  'rewards',
] as const;
export type ProfileForm = (typeof profileForms)[number];

/** Only small screens hide the navigation. */
export type ProfileEvent = { type: 'navigation.toggled' } | { type: 'page.chosen' };

export type ProfileEmitted = { type: 'fault.found'; source: string; message: string };
