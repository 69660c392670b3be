import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { AccountLink } from '#src/views/shell/AccountLink.tsx';

/** Who is signed in, and the way to their profile; else the way to sign in. */
export function Account({ actor }: { readonly actor: ActorRefFrom<typeof sessionMachine> }) {
  const { config, door } = useRouteContext({ from: '__root__' });
  const isMember = useScreen(actor, (snapshot) => snapshot.matches({ visitor: 'member' }));
  const name = useScreen(actor, ({ context: { member } }) => (member?.kind === 'signedIn' ? member.session.firstName : ''));
  return <AccountLink name={isMember ? name : null} brand={config.brandSlug} onSignIn={() => void door.signIn()} />;
}
