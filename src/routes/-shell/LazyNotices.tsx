import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isPending } from '#machines/kit/lazy.ts';
import type { NoticesScreen } from '#machines/notices/notices.screen.ts';
import type { NoticesEvent } from '#machines/notices/notices.types.ts';
import { NoticesView } from '#src/flows/notices/NoticesView.tsx';
import { pressAgain } from '../app/-menu/use-quick-add.ts';
import { hideOnLeave } from './hide-on-leave.ts';
import { useAppContext } from './use-app-context.ts';

interface LazyNoticesProps {
  readonly screen: NoticesScreen;
  readonly send: (event: NoticesEvent) => void;
}

/** A live region has to be on the page, empty, before its text comes; one that appears with its text is not always read out. */
export function LazyNotices({ screen, send }: LazyNoticesProps) {
  const [isHere, setHere] = useState(false);
  const { app } = useAppContext();
  // Where this code came by "Try again", that of the press before had not come either: the press is done now.
  useEffect(() => {
    pressAgain();
    const { session } = app.getSnapshot().children;
    const known: unknown = session?.getSnapshot();
    if (isPending(known) && known.code === 'failed') session?.send({ type: 'load.requested' });
  }, [app]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setHere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const router = useRouter();
  useEffect(() => hideOnLeave(router, screen, send), [router, screen, send]);
  return <NoticesView screen={isHere ? screen : { kind: 'hidden' }} send={send} />;
}
