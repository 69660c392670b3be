import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { editMachine } from '#machines/edit/edit.machine.ts';
import { editScreen } from '#machines/edit/edit.screen.ts';
import { resetAsSecret } from '#src/api/password-secret.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { ResetView } from '#src/views/password/ResetView.tsx';
import { PageLoading } from '#src/views/shell/PageLoading.tsx';
import { useLink } from './-link.ts';

export function ResetPage() {
  const { actor, tokenId } = useLink('reset');
  return actor ? <Reset actor={actor} tokenId={tokenId} /> : <PageLoading />;
}

function Reset({ actor, tokenId }: { readonly actor: ActorRefFrom<typeof editMachine>; readonly tokenId: string }) {
  const { door, vault } = useRouteContext({ from: '__root__' });
  const token = vault.read(tokenId);
  return (
    <ResetView
      screen={useScreen(actor, editScreen)}
      send={actor.send}
      isLinkKnown={token !== null}
      keepSecret={(password) => vault.keep(resetAsSecret({ token: token ?? '', password }))}
      onSignIn={() => void door.signIn({ redirectTo: '/app/menu.html' })}
      onAskAgain={() => void door.open({ kind: 'forgot' })}
    />
  );
}
