import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { editMachine } from '#machines/edit/edit.machine.ts';
import { editScreen } from '#machines/edit/edit.screen.ts';
import { resetAsSecret } from '#src/api/password-secret.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { ResetView } from '#src/views/password/ResetView.tsx';
import { PageLoading } from '#src/views/shell/PageLoading.tsx';
import { useSession } from './-session.ts';

export function ResetPage() {
  const { reset, tokenId } = useSession(({ children, context }) => ({ reset: children.reset, tokenId: context.tokenId }));
  return reset ? <Reset actor={reset} tokenId={tokenId ?? ''} /> : <PageLoading />;
}

function Reset({ actor, tokenId }: { readonly actor: ActorRefFrom<typeof editMachine>; readonly tokenId: string }) {
  const { app, door, vault } = useRouteContext({ from: '__root__' });
  const token = vault.read(tokenId);
  return (
    <ResetView
      screen={useScreen(actor, editScreen)}
      send={actor.send}
      isLinkKnown={token !== null}
      keepSecret={(password) => vault.keep(resetAsSecret({ token: token ?? '', password }))}
      onSignIn={() => void door.signIn()}
      onAskAgain={() => app.getSnapshot().children.session?.send({ type: 'password.forgotten' })}
    />
  );
}
