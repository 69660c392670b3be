import { Link, useParams, useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { isProfilePart, type ProfilePart } from '#domain/navigation/profile-parts.ts';
import type { profileMachine } from '#machines/profile/profile.machine.ts';
import { profileScreen } from '#machines/profile/profile.screen.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { ProfileView } from '#src/views/profile/ProfileView.tsx';
import { SignedOutView } from '#src/views/profile/SignedOutView.tsx';
import { PageLoading } from '#src/views/shell/PageLoading.tsx';
import { ProfileParts } from './-profile-parts.tsx';

export function ProfilePage() {
  const { app } = useRouteContext({ from: '__root__' });
  const session = useScreen(app, ({ children }) => children.session);
  return session ? <OfSession session={session} /> : <PageLoading />;
}

function OfSession({ session }: { readonly session: ActorRefFrom<typeof sessionMachine> }) {
  const { door } = useRouteContext({ from: '__root__' });
  const profile = useScreen(session, ({ children }) => children.profile);
  if (profile) return <Profile profile={profile} onSignOut={() => session.send({ type: 'logout.requested', goesHome: true })} />;
  return (
    <SignedOutView
      onSignIn={() => void door.signIn({ isGuestAllowed: false, redirectTo: location.pathname })}
      onSignUp={() => void door.signUp()}
    />
  );
}

function Profile({ profile, onSignOut }: { readonly profile: ActorRefFrom<typeof profileMachine>; readonly onSignOut: () => void }) {
  const params = useParams({ from: '/en-us/my{$brand}/profile-and-settings/{$part}.html' });
  const part: ProfilePart = isProfilePart(params.part) ? params.part : 'profile';
  const screen = useScreen(profile, profileScreen);
  return (
    <ProfileView
      screen={screen}
      send={profile.send}
      part={part}
      linkTo={(other, link) => (
        <Link to="/en-us/my{$brand}/profile-and-settings/{$part}.html" params={{ brand: params.brand, part: other }} {...link} />
      )}
      onSignOut={onSignOut}
    >
      <ProfileParts part={part} profile={profile} />
    </ProfileView>
  );
}
