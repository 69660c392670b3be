import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { editMachine } from '#machines/edit/edit.machine.ts';
import { editScreen } from '#machines/edit/edit.screen.ts';
import { resetAsSecret } from '#src/api/password-secret.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { ResetView } from '#src/views/password/ResetView.tsx';
import { PageLoading } from '#src/views/shell/PageLoading.tsx';
import { useDoorChild } from './-door-child.ts';

export function ResetPage() {
  const form = useDoorChild('reset');
  return form ? <Reset actor={form.actor} tokenId={form.tokenId} /> : <PageLoading />;
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
      onSignIn={() => void door.signIn()}
      onAskAgain={() => void door.open({ kind: 'forgot' })}
    />
  );
}
