import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { AccountLink } from '#src/views/shell/AccountLink.tsx';

interface AccountProps {
  /** Undefined as long as nobody was asked who they are. */
  readonly actor: ActorRefFrom<typeof sessionMachine> | undefined;
}

/** Who is signed in, and the way to their profile; else the way to sign in. */
export function Account({ actor }: AccountProps) {
  const { app, config, door } = useRouteContext({ from: '__root__' });
  const isMember = useScreen(app, ({ context }) => context.visitor === 'member');
  const link = { brand: config.brandSlug, onSignIn: () => void door.signIn() };
  return isMember && actor ? <OfMember actor={actor} {...link} /> : <AccountLink name={null} {...link} />;
}

interface OfMemberProps {
  readonly actor: ActorRefFrom<typeof sessionMachine>;
  readonly brand: string;
  readonly onSignIn: () => void;
}

function OfMember({ actor, ...link }: OfMemberProps) {
  const name = useScreen(actor, ({ context: { member } }) => (member?.kind === 'signedIn' ? member.session.firstName : ''));
  return <AccountLink name={name} {...link} />;
}
