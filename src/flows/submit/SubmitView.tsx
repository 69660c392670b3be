import { formatCents } from '#domain/money/money.ts';
import type { SubmitScreen } from '#machines/submit/submit.screen.ts';
import type { SubmitEvent } from '#machines/submit/submit.types.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/checkout.ts';
import { reasonText, text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

interface SubmitViewProps {
  readonly screen: SubmitScreen;
  readonly send: (event: SubmitEvent) => void;
  /** A cafe-local time as it is read. */
  readonly momentOf: (at: string) => string;
}

/** Shown over the form, which keeps what was typed. */
export function SubmitView({ screen, send, momentOf }: SubmitViewProps) {
  if (screen.kind === 'finished') return null;
  const { words, primary, canLeave } = saying(screen, momentOf);
  return (
    <Dialog
      heading={text('submit.heading')}
      closeLabel={text('submit.close')}
      onClose={canLeave ? () => send({ type: 'submit.left' }) : undefined}
      footer={
        (primary || canLeave) && (
          <Row gap={12}>
            {primary && <Button onClick={() => send({ type: primary.sends })}>{primary.label}</Button>}
            {canLeave && (
              <Button tone={primary ? 'secondary' : 'primary'} onClick={() => send({ type: 'submit.left' })}>
                {text('submit.back')}
              </Button>
            )}
          </Row>
        )
      }
    >
      {screen.kind === 'working' ? <Spinner label={words} /> : <p role="alert">{words}</p>}
    </Dialog>
  );
}

const progressTexts = {
  preparing: 'submit.preparing',
  intending: 'submit.placing',
  opening: 'submit.placing',
  placing: 'submit.placing',
  reconciling: 'submit.reconciling',
  waiting: 'submit.reconciling',
} as const;

interface Saying {
  readonly words: string;
  readonly primary: { readonly label: string; readonly sends: SubmitEvent['type'] } | null;
  readonly canLeave: boolean;
}

function saying(screen: Exclude<SubmitScreen, { kind: 'finished' }>, momentOf: SubmitViewProps['momentOf']): Saying {
  const retry = { label: text('submit.retry'), sends: 'submit.retried' } as const;
  switch (screen.kind) {
    case 'working':
      return { words: text(progressTexts[screen.at]), primary: null, canLeave: false };
    case 'unprepared':
      return { words: text('submit.unprepared'), primary: retry, canLeave: true };
    case 'notPlaced':
      return { words: text('submit.notPlaced'), primary: retry, canLeave: true };
    case 'unknown':
      return { words: text('submit.unknown'), primary: { ...retry, label: text('submit.unknown.retry') }, canLeave: false };
    case 'offeringSlot': {
      const { nextSlot, isPrepTime } = screen;
      if (nextSlot === null) return { words: text('submit.noSlot'), primary: null, canLeave: true };
      const moment = momentOf(nextSlot);
      return {
        words: text(isPrepTime ? 'submit.prepTime' : 'submit.slotGone', { moment }),
        primary: { label: text('submit.slot.take', { moment }), sends: 'slot.accepted' },
        canLeave: true,
      };
    }
    case 'totalChanged': {
      const total = formatCents(screen.total);
      return {
        words: text('submit.total', { total }),
        primary: { label: text('submit.total.accept', { total }), sends: 'total.accepted' },
        canLeave: true,
      };
    }
    case 'refused':
      return { words: reasonText(screen.reasonCode) ?? text('checkout.refused'), primary: null, canLeave: true };
  }
}
