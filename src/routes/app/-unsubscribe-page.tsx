import type { ActorRefFrom } from 'xstate';
import type { editMachine } from '#machines/edit/edit.machine.ts';
import { editScreen } from '#machines/edit/edit.screen.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { UnsubscribeView } from '#src/views/password/UnsubscribeView.tsx';
import { PageLoading } from '#src/views/shell/PageLoading.tsx';
import { useDoorChild } from './-door-child.ts';

export function UnsubscribePage() {
  const form = useDoorChild('unsubscribe');
  return form ? <Unsubscribe actor={form.actor} tokenId={form.tokenId} /> : <PageLoading />;
}

const Unsubscribe = ({ actor, tokenId }: { readonly actor: ActorRefFrom<typeof editMachine>; readonly tokenId: string }) => (
  <UnsubscribeView screen={useScreen(actor, editScreen)} send={actor.send} tokenId={tokenId} />
);
