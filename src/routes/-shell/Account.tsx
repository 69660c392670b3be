import { useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { AccountLink } from '#src/views/shell/AccountLink.tsx';
import { useAppContext } from './use-app-context.ts';

interface AccountProps {
  /** Undefined as long as nobody was asked who they are. */
  readonly actor: ActorRefFrom<typeof sessionMachine> | undefined;
}

type Session = SnapshotFrom<typeof sessionMachine>;
const asleep = { subscribe: () => ({ unsubscribe: () => {} }), getSnapshot: () => null };

/** Who is signed in, and the way to their profile; else the way to sign in. */
export function Account({ actor }: AccountProps) {
  const { app, config, door } = useAppContext();
  const isMember = useScreen(app, ({ context }) => context.visitor === 'member');
  const name = useScreen<Session | null, string>(actor ?? asleep, (snapshot) => {
    const member = snapshot?.context.member;
    return member?.kind === 'signedIn' ? member.session.firstName : '';
  });
  const [isOpening, setOpening] = useState(false);
  const signIn = () => {
    setOpening(true);
    void door.signIn().finally(() => setOpening(false));
  };
  return <AccountLink name={isMember ? name : null} brand={config.brandSlug} isOpening={isOpening} onSignIn={signIn} />;
}
