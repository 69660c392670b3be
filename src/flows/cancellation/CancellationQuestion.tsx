import type { ReactNode } from 'react';
import { formatPhone } from '#domain/phone/format.ts';
import type { CancellationScreen } from '#machines/cancellation/cancellation.screen.ts';
import type { CancellationEvent } from '#machines/cancellation/cancellation.types.ts';
import { useWhenOnline } from '#src/flows/kit/useWhenOnline.ts';
import '#src/text/lazy/cancellation.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import * as css from './Cancellation.css.ts';

interface CancellationQuestionProps {
  readonly screen: Extract<CancellationScreen, { kind: 'questioning' }>;
  readonly send: (event: CancellationEvent) => void;
  /** Of the cafe, digits; empty where it is not known. */
  readonly phone: string;
}

/** What each question says; while the call is made its words stay. */
const words = {
  asking: { heading: 'cancellation.question', lead: 'cancellation.question.words' },
  canceling: { heading: 'cancellation.question', lead: 'cancellation.question.words' },
  checking: { heading: 'cancellation.asked', lead: 'cancellation.asked.words' },
  failed: { heading: 'cancellation.failed', lead: 'cancellation.failed.words' },
  sessionEnded: { heading: 'cancellation.sessionEnded', lead: 'cancellation.sessionEnded.words' },
  unanswered: { heading: 'cancellation.unanswered', lead: 'cancellation.unanswered.words' },
  begun: { heading: 'cancellation.begun', lead: 'cancellation.begun.words' },
  notTheirs: { heading: 'cancellation.notTheirs', lead: 'cancellation.notTheirs.words' },
} as const;

/** Asks whether the order shall be canceled, and says what came of it. A call that is made is not taken back. */
export function CancellationQuestion({ screen, send, phone }: CancellationQuestionProps) {
  const { question, number, cafeName } = screen;
  const { heading, lead } = words[question];
  const leave = () => send({ type: 'cancel.dismissed' });
  return (
    <Dialog
      heading={text(heading)}
      closeLabel={text('cancellation.close')}
      onClose={leave}
      isReadOut
      footer={<div className={css.actions}>{actions()}</div>}
    >
      <LiveRegion>
        <p>
          {text(lead, { number, cafe: cafeName })}
          {screen.question === 'unanswered' && screen.isObserved && ` ${text('cancellation.unanswered.observed')}`}
        </p>
      </LiveRegion>
    </Dialog>
  );

  function actions(): ReactNode {
    if (question === 'begun' || question === 'notTheirs') return <CallInstead phone={phone} onLeave={leave} />;
    const isChecking = question === 'checking';
    if (isChecking || question === 'unanswered') {
      return (
        <>
          <Check isChecking={isChecking} onCheck={() => send({ type: 'cancel.checked' })} />
          {screen.question === 'unanswered' && screen.isRepeatable && (
            <Button tone="secondary" isWide onClick={() => send({ type: 'cancel.confirmed' })}>
              {text('cancellation.repeat')}
            </Button>
          )}
          {question === 'unanswered' && <Call phone={phone} tone="secondary" />}
        </>
      );
    }
    const label = question === 'failed' ? text('cancellation.again') : text('cancellation.request');
    const isCanceling = question === 'canceling';
    return (
      <>
        <Button isWide disabled={isCanceling} onClick={leave}>
          {text('cancellation.keep')}
        </Button>
        <Button tone="danger" isWide isBusy={isCanceling} onClick={() => send({ type: 'cancel.confirmed' })}>
          {isCanceling ? text('cancellation.busy') : label}
        </Button>
      </>
    );
  }
}

/** With the connection the page asks by itself. */
function Check({ isChecking, onCheck }: { readonly isChecking: boolean; readonly onCheck: () => void }) {
  useWhenOnline(onCheck, !isChecking);
  return (
    <Button isWide isBusy={isChecking} onClick={onCheck}>
      {text(isChecking ? 'cancellation.checking' : 'cancellation.check')}
    </Button>
  );
}

/** It cannot be canceled online. */
const CallInstead = ({ phone, onLeave }: { readonly phone: string; readonly onLeave: () => void }) => (
  <>
    <Call phone={phone} tone="primary" />
    <Button tone="secondary" isWide onClick={onLeave}>
      {text('cancellation.back')}
    </Button>
  </>
);

/** Nothing where the phone of the cafe is not known. */
const Call = ({ phone, tone }: { readonly phone: string; readonly tone: 'primary' | 'secondary' }) =>
  phone !== '' && (
    <ButtonLink isWide tone={tone} href={`tel:${phone}`}>
      {text('cancellation.call', { phone: formatPhone(phone) })}
    </ButtonLink>
  );
