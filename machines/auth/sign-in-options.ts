import type { AuthRequest, SignInOptions } from './auth.types.ts';

/** How a visitor is asked who they are where nothing more is known. */
export const plainSignIn: SignInOptions = { variant: 'plain', isGuestAllowed: true, canOrderAsGuest: false, redirectTo: null };

/**
 * How a visitor is asked on a page for members alone: they cannot go on there as a guest, but may order as one (SIGNIN-06), and come
 * back to the page once they are signed in (SIGNIN-18).
 */
export const profileSignIn = (redirectTo: string): SignInOptions => ({
  variant: 'plain',
  isGuestAllowed: false,
  canOrderAsGuest: true,
  redirectTo,
});

/** Address to open after sign-in; null: the current page. */
export function redirectOf(wanted: AuthRequest): string | null {
  if (wanted.kind === 'signIn') return wanted.options.redirectTo;
  return wanted.kind === 'signUp' ? wanted.redirectTo : null;
}
