import { Link } from '@tanstack/react-router';
import type { ReorderScreen } from '#machines/reorder/reorder.screen.ts';
import type { ReorderEvent } from '#machines/reorder/reorder.types.ts';
import { useWhenOnline } from '#src/flows/kit/useWhenOnline.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/reorder.ts';
import { reasonText, text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { ChangeOrder } from './ChangeOrder.tsx';
import { ReorderDialog } from './ReorderDialog.tsx';

interface StoppedProps {
  readonly screen: Extract<ReorderScreen, { kind: 'stopped' }>;
  readonly send: (event: ReorderEvent) => void;
}

const words = {
  unread: { heading: 'reorder.failed', lead: 'reorder.failed.words' },
  uncompared: { heading: 'reorder.failed', lead: 'reorder.failed.words' },
  unknown: { heading: 'reorder.unknown', lead: 'reorder.unknown.words' },
  refused: { heading: 'reorder.refused', lead: 'reorder.refused.words' },
} as const;

/** It went no further: why, that nothing was added, and what helps. With the connection it is tried again. */
export function Stopped({ screen: { why, reasonCode }, send }: StoppedProps) {
  const leave = () => send({ type: 'reorder.left' });
  const retry = () => send({ type: 'reorder.retried' });
  useWhenOnline(retry, why === 'unread' || why === 'uncompared');
  return (
    <ReorderDialog
      heading={text(words[why].heading)}
      isReadOut
      onLeave={leave}
      actions={
        <>
          {why === 'unknown' ? (
            <Link to="/app/menu.html" className={buttonClass({ isWide: true })} onClick={leave}>
              {text('reorder.menu')}
            </Link>
          ) : (
            <Button isWide onClick={retry}>
              {text('reorder.retry')}
            </Button>
          )}
          {why === 'refused' && <ChangeOrder send={send} />}
        </>
      }
    >
      <p>{[reasonText(reasonCode), text(words[why].lead)].filter(Boolean).join(' ')}</p>
    </ReorderDialog>
  );
}
