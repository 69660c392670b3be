import type { ActorRefFrom } from 'xstate';
import type { editMachine } from '#machines/edit/edit.machine.ts';
import { editScreen } from '#machines/edit/edit.screen.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { UnsubscribeView } from '#src/views/password/UnsubscribeView.tsx';
import { PageLoading } from '#src/views/shell/PageLoading.tsx';
import { useLink } from './-link.ts';

export function UnsubscribePage() {
  const { actor, tokenId } = useLink('unsubscribe');
  return actor ? <Unsubscribe actor={actor} tokenId={tokenId} /> : <PageLoading />;
}

const Unsubscribe = ({ actor, tokenId }: { readonly actor: ActorRefFrom<typeof editMachine>; readonly tokenId: string }) => (
  <UnsubscribeView screen={useScreen(actor, editScreen)} send={actor.send} tokenId={tokenId} />
);
