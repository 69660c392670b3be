import type { UserDetails } from '#contract/user.ts';

/** Under this key lies everything that belongs to a member: it is forgotten when they sign out (SESSION-06). */
export const MEMBER_KEY = 'member';
export const DETAILS_KEY = [MEMBER_KEY, 'details'];
export type KnownDetails = UserDetails;
