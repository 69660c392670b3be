import type { SignInWish } from './door.types.ts';

/** How a visitor is asked who they are where nothing more is known. */
export const plainWish: SignInWish = { variant: 'plain', isGuestAllowed: true, canOrderAsGuest: false, redirectTo: null };
