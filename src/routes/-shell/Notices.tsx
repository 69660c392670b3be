import { memo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { noticesMachine } from '#machines/notices/notices.machine.ts';
import { noticesScreen } from '#machines/notices/notices.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { lazyPart } from './lazy-part.tsx';

/** Loaded with the first notice; it stays on the page to announce its end. */
const LazyNotices = lazyPart(async () => (await import('./LazyNotices.tsx')).LazyNotices);

export const Notices = memo(function Notices({ actor }: { readonly actor: ActorRefFrom<typeof noticesMachine> }) {
  const screen = useScreen(actor, noticesScreen);
  const [isNeeded, setNeeded] = useState(false);
  if (screen.kind === 'visible' && !isNeeded) setNeeded(true);
  return isNeeded && <LazyNotices screen={screen} send={actor.send} />;
});
