import { useEffect, useRef } from 'react';
import type { NoticesScreen } from '#machines/notices/notices.screen.ts';
import type { NoticesEvent } from '#machines/notices/notices.types.ts';
import '#src/text/lazy/notices.ts';
import { hasText, reasonText, text } from '#src/text/text.ts';
import { Snackbar } from '#src/ui/Snackbar.tsx';
import { focusHeadingIfLost } from '#src/ui/focus-heading.ts';

interface NoticesViewProps {
  readonly screen: NoticesScreen;
  readonly send: (event: NoticesEvent) => void;
}

/** The text of a reason code replaces the general one where there is one (ERRORS-06). */
export function NoticesView({ screen, send }: NoticesViewProps) {
  const notice = screen.kind === 'visible' ? screen.notice : null;
  const isPressed = useRef(false);
  const press = (event: NoticesEvent) => {
    isPressed.current = true;
    send(event);
  };
  // The pressed button goes with its notice. One that goes by itself takes no focus.
  useEffect(() => {
    if (isPressed.current) focusHeadingIfLost();
    isPressed.current = false;
  }, [notice]);
  const words = (key: string, values?: Readonly<Record<string, string | number>>) => (hasText(key) ? text(key, values) : key);
  return (
    <Snackbar
      said={
        notice && {
          tone: notice.tone,
          message: reasonText(notice.reasonCode, notice.values) ?? words(notice.key, notice.values),
          action: notice.action && { label: words(notice.action.key), onAct: () => press({ type: 'notice.acted' }) },
        }
      }
      dismissLabel={text('shell.dismiss')}
      onDismiss={() => press({ type: 'notice.dismissed' })}
      onHold={() => send({ type: 'notice.held' })}
      onRelease={() => send({ type: 'notice.released' })}
    />
  );
}
