import { Link, useParams } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { isProfilePart, type ProfilePart } from '#domain/navigation/profile-parts.ts';
import type { profileMachine } from '#machines/profile/profile.machine.ts';
import { profileScreen } from '#machines/profile/profile.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { ProfileView } from '#src/flows/profile/ProfileView.tsx';
import { useMember } from '../../../-shell/use-member.ts';
import { ProfileParts } from './-profile-parts.tsx';
import { useLosesCart } from './-use-loses-cart.ts';

interface ProfileProps {
  readonly profile: ActorRefFrom<typeof profileMachine>;
  readonly onSignOut: () => void;
}

export function Profile({ profile, onSignOut }: ProfileProps) {
  const params = useParams({ from: '/en-us/my{$brand}/profile-and-settings/{$part}.html' });
  const part: ProfilePart = isProfilePart(params.part) ? params.part : 'profile';
  const screen = useScreen(profile, profileScreen);
  const member = useMember();
  const losesCart = useLosesCart();
  const firstName = member?.kind === 'signedIn' ? member.session.firstName : '';
  return (
    <ProfileView
      screen={screen}
      send={profile.send}
      part={part}
      firstName={firstName}
      linkTo={(other, link) => (
        <Link to="/en-us/my{$brand}/profile-and-settings/{$part}.html" params={{ brand: params.brand, part: other }} {...link} />
      )}
      losesCart={losesCart}
      onSignOut={onSignOut}
    >
      <ProfileParts part={part} profile={profile} />
    </ProfileView>
  );
}
