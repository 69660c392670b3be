import type { ActorRefFrom } from 'xstate';
import type { noticesMachine } from '#machines/notices/notices.machine.ts';
import { noticesScreen } from '#machines/notices/notices.screen.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { NoticesView } from '#src/views/notices/NoticesView.tsx';

export const Notices = ({ actor }: { readonly actor: ActorRefFrom<typeof noticesMachine> }) => (
  <NoticesView screen={useScreen(actor, noticesScreen)} send={actor.send} />
);
