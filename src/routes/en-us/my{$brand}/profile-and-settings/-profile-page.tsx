import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { profileSignIn } from '#machines/auth/sign-in-options.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { SignedOutView } from '#src/flows/profile/SignedOutView.tsx';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';
import { LazyFlow } from '../../../-shell/LazyFlow.tsx';
import { Profile } from './-profile.tsx';

export function ProfilePage() {
  const { app } = useRouteContext({ from: '__root__' });
  const session = useScreen(app, ({ children }) => children.session);
  return session ? <LazyFlow actor={session}>{(actor) => <OfSession session={actor} />}</LazyFlow> : <PageLoading />;
}

function OfSession({ session }: { readonly session: ActorRefFrom<typeof sessionMachine> }) {
  const { auth } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const isMember = useScreen(session, ({ context: { member } }) => member?.kind === 'signedIn');
  const profile = useScreen(session, ({ children }) => children.profile);
  const mustEnter = isMember && profile === undefined;
  // Signing in anywhere while this page is open enters the profile as an arrival would (SIGNIN-19).
  useEffect(() => {
    if (mustEnter) void router.invalidate();
  }, [mustEnter, router]);
  const onSignOut = () => session.send({ type: 'logout.requested', redirectHome: true });
  if (profile) return <LazyFlow actor={profile}>{(actor) => <Profile profile={actor} onSignOut={onSignOut} />}</LazyFlow>;
  return (
    <SignedOutView
      onSignIn={() => auth.signIn(profileSignIn(location.pathname))}
      onSignUp={() => auth.open({ kind: 'signUp', redirectTo: location.pathname })}
    />
  );
}
