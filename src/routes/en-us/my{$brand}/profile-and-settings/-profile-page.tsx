import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { profileWish } from '#machines/door/wish.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { SignedOutView } from '#src/views/profile/SignedOutView.tsx';
import { PageLoading } from '#src/views/shell/PageLoading.tsx';
import { Profile } from './-profile.tsx';

export function ProfilePage() {
  const { app } = useRouteContext({ from: '__root__' });
  const session = useScreen(app, ({ children }) => children.session);
  return session ? <OfSession session={session} /> : <PageLoading />;
}

function OfSession({ session }: { readonly session: ActorRefFrom<typeof sessionMachine> }) {
  const { door } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const isMember = useScreen(session, ({ context: { member } }) => member?.kind === 'signedIn');
  const profile = useScreen(session, ({ children }) => children.profile);
  const mustEnter = isMember && profile === undefined;
  // Signing in anywhere while this page is open enters the profile as an arrival would (SIGNIN-19).
  useEffect(() => {
    if (mustEnter) void router.invalidate();
  }, [mustEnter, router]);
  if (profile) return <Profile profile={profile} onSignOut={() => session.send({ type: 'logout.requested', goesHome: true })} />;
  return (
    <SignedOutView
      onSignIn={() => void door.signIn(profileWish(location.pathname))}
      onSignUp={() => void door.open({ kind: 'signUp', redirectTo: location.pathname })}
    />
  );
}
