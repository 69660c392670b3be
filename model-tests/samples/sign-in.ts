import type { SignInScreen } from '#machines/sign-in/sign-in.screen.ts';

/** The sign-in that asks who the guest is, before anything is sent. */
export const askingSignIn = {
  kind: 'asking',
  variant: 'plain',
  firstName: null,
  username: null,
  canLogOut: false,
  trouble: null,
  reasonCode: null,
  isCollecting: false,
  isPosting: false,
  guest: null,
} as const satisfies SignInScreen;
