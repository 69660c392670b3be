import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { NoticesScreen } from '#machines/notices/notices.screen.ts';
import type { NoticesEvent } from '#machines/notices/notices.types.ts';
import { NoticesView } from '#src/flows/notices/NoticesView.tsx';
import { hideOnLeave } from './hide-on-leave.ts';

interface LazyNoticesProps {
  readonly screen: NoticesScreen;
  readonly send: (event: NoticesEvent) => void;
}

/** A live region has to be on the page, empty, before its text comes; one that appears with its text is not always read out. */
export function LazyNotices({ screen, send }: LazyNoticesProps) {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setHere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const router = useRouter();
  useEffect(() => hideOnLeave(router, screen, send), [router, screen, send]);
  return <NoticesView screen={isHere ? screen : { kind: 'hidden' }} send={send} />;
}
