import { noticeOf } from '#domain/notice/notice.ts';
import { isCheckout } from '#domain/navigation/page.ts';
import { reauthFor, safeReturn } from '#domain/navigation/entry.ts';
import type { MemberSession } from '#domain/session/member.ts';
import { redirectOf } from '#machines/auth/sign-in-options.ts';
import type { credentialSignInMachine } from '#machines/credential-sign-in/credential-sign-in.machine.ts';
import type { memberMachine } from '#machines/member/member.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { SessionEmitted } from '#machines/session/session.types.ts';
import type { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import type { SignInEmitted } from '#machines/sign-in/sign-in.types.ts';
import { lastCartIn } from '#src/api/last-cart.ts';
import '#src/text/lazy/session.ts';
import { text } from '#src/text/text.ts';
import { createHomeRecord } from '#src/app/storage/home-record.ts';
import { createDoorRecord } from '#src/flows/kit/door-record.ts';
import { CARD_KEY, CHOICE_KEY, PAID_KEY } from '#src/flows/kit/payment-keys.ts';
import { forgetOthers } from '#src/app/after-first-page/forget-others.ts';
import { GREETED_KEY } from '#src/app/session/greeted.ts';
import { focusHeadingIfLost, isFocusLost } from '#src/ui/focus-heading.ts';
import type { HandlersOf } from '#src/app/effects.ts';
import type { Services } from '#src/app/services.ts';

/** Longer than a notice without an action: its action is the way back. */
const END_NOTICE_MS = 10_000;

/** Key under which a tab notes that its page is loaded anew because a member has signed in again. */
const AGAIN_KEY = 'signedInAgain';
/** How often, in milliseconds, and how many times a heading is looked for that takes the focus then. */
const HEADING_MS = 100;
const HEADING_LOOKS = 50;

type Emitted<Type extends SessionEmitted['type']> = Extract<SessionEmitted, { type: Type }>;

/** Clears what is the member's, in the app and in this tab (SESSION-07). */
export function onSessionEnded(
  { redirectHome }: Emitted<'session.ended'>,
  { actors, send, forgetFlows, tabStorage, sharedStorage, location, navigate }: Services,
): void {
  send({ type: 'session.left' });
  actors.notices.send({ type: 'notice.withdrawn', subject: 'placedOrder' });
  // After the flows have stopped: a running flow is saved again.
  forgetFlows();
  createHomeRecord(tabStorage).clear();
  createDoorRecord(tabStorage).clear();
  tabStorage.removeItem(CHOICE_KEY);
  tabStorage.removeItem(CARD_KEY);
  tabStorage.removeItem(PAID_KEY);
  lastCartIn(tabStorage).clear();
  tabStorage.removeItem(GREETED_KEY);
  forgetOthers({ sharedStorage }, { kind: 'guest' });
  // Without a cart there is nothing to check out.
  if (redirectHome || isCheckout(location().pathname)) navigate({ to: '/' });
}

/** Where the end of sign-in leads. */
export function onAuthEnded({ kind, wanted, isPersistent }: Emitted<'auth.ended'>, services: Services): void {
  const { actors, send, navigate, reload } = services;
  if (kind === 'orderAsGuest') navigate({ to: '/app/startOrder.html' });
  if (kind === 'interrupted') reload();
  // The visitor did not ask to be signed out: the notice says why, with the way back (MFA-19, AMB-09).
  if (kind === 'declined' || kind === 'abandoned') {
    const action = { name: 'signInAgain', key: 'signIn.submit' };
    send({ type: 'notice.shown', notice: noticeOf('info', `signIn.${kind}`, { action, ms: END_NOTICE_MS }) });
  }
  if (kind !== 'signedIn') return;
  createDoorRecord(services.tabStorage).clear();
  actors.order.send({ type: 'member.arrived' });
  const redirectTo = redirectOf(wanted);
  const isAgain = wanted.kind === 'signIn' && wanted.options.variant === 'expired';
  if (isAgain && !isPersistent) {
    services.tabStorage.setItem(AGAIN_KEY, 'yes');
    reload();
  } else if (redirectTo !== null) navigate({ href: safeReturn(redirectTo, '/') });
}

/** Greets a member who stayed signed in since an earlier visit, once in a tab (SESSION-18). */
function greet({ session }: { session: MemberSession }, { tabStorage, send }: Services): void {
  focusAgain({ tabStorage });
  if (!session.isPersistent || tabStorage.getItem(GREETED_KEY) !== null) return;
  tabStorage.setItem(GREETED_KEY, 'yes');
  send({ type: 'notice.shown', notice: noticeOf('success', 'session.greeting', { values: { name: session.firstName } }) });
}

/** Says why a visitor who had signed in before has not, and that what their cart held is gone, with the way back (SESSION-11, SESSION-07). */
function showExpired({ hadCart }: { hadCart: boolean }, { send }: Services): void {
  const action = { name: 'signInAgain', key: 'signIn.submit' };
  send({
    type: 'notice.shown',
    notice: noticeOf('info', hadCart ? 'session.expired.cart' : 'session.expired', { action, ms: END_NOTICE_MS }),
  });
}

/** Moves the focus to the heading once the page that a repeated sign-in has reloaded shows one. */
function focusAgain({ tabStorage }: Pick<Services, 'tabStorage'>): void {
  if (tabStorage.getItem(AGAIN_KEY) === null) return;
  tabStorage.removeItem(AGAIN_KEY);
  const look = (looks: number) => {
    focusHeadingIfLost();
    if (isFocusLost() && looks > 0) setTimeout(look, HEADING_MS, looks - 1);
  };
  look(HEADING_LOOKS);
}

/** Asks for the password where the session of a member on their profile page is no longer trusted (SESSION-17, ROUTES-35). */
function askOnProfile({ session }: { session: MemberSession }, { actors, location }: Services): void {
  const { pathname, href } = location();
  if (reauthFor(pathname, session) === null) return;
  const options = { variant: 'expired', isGuestAllowed: false, canOrderAsGuest: false, redirectTo: href } as const;
  actors.session.send({ type: 'auth.requested', wanted: { kind: 'signIn', options } });
}

/** Shows whether the account of a provider was linked (SIGNUP-09). */
function showLinking({ type, provider }: Exclude<SignInEmitted, { type: 'login.failed' }>, { send }: Services): void {
  const isLinked = type === 'social.linked';
  const values = { provider: text(`signIn.social.${provider}`) };
  send({
    type: 'notice.shown',
    notice: noticeOf(isLinked ? 'success' : 'info', isLinked ? 'signIn.linked' : 'signIn.notLinked', { values }),
  });
}

export const on: HandlersOf<typeof sessionMachine> = { 'session.ended': onSessionEnded, 'auth.ended': onAuthEnded };

const member: HandlersOf<typeof memberMachine> = {
  'session.restored': greet,
  'session.distrusted': askOnProfile,
  'session.expired': showExpired,
};
const signIn: HandlersOf<typeof signInMachine> = {
  /** SIGNIN-16. */
  'login.failed': ({ failure }, { trackEvent }) => trackEvent('loginfailed', failure),
  'social.linked': showLinking,
  'social.notLinked': showLinking,
};
const credentialSignIn: HandlersOf<typeof credentialSignInMachine> = {
  'login.failed': ({ failure }, { trackEvent }) => trackEvent('loginfailed', failure),
};
export const inside = { member, auth: {}, 'auth/signIn': signIn, 'auth/credentialSignIn': credentialSignIn };
