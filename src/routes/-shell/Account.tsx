import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { isPending } from '#machines/kit/lazy.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { AccountLink } from '#src/pages/shell/AccountLink.tsx';
import { useAppContext } from './use-app-context.ts';
import { useMember } from './use-member.ts';

/** Who is signed in, and the way to their profile; else the way to sign in. */
export const Account = memo(function Account() {
  const { app, config, auth } = useAppContext();
  const isMember = useScreen(app, ({ context }) => context.visitor === 'member');
  const session = useScreen(app, ({ children }) => children.session);
  const isLoading = useSelector(session, (snapshot) => isPending(snapshot) && snapshot.code === 'loading');
  const member = useMember();
  const name = member?.kind === 'signedIn' ? member.session.firstName : '';
  return (
    <AccountLink name={isMember ? name : null} brand={config.brandSlug} isOpening={!isMember && isLoading} onSignIn={() => auth.signIn()} />
  );
});
