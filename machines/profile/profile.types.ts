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
  'rewards',
] as const;
export type ProfileForm = (typeof profileForms)[number];

/** Navigation between the parts, which only small screens hide. */
export type ProfileEvent =
  | { type: 'navigation.toggled' }
  /** Escape was pressed in the open list. */
  | { type: 'navigation.closed' }
  | { type: 'page.chosen' };

export type ProfileEmitted = { type: 'fault.found'; source: string; message: string };
