import type { CancellationScreen } from '#machines/cancellation/cancellation.screen.ts';
import type { CancellationEvent } from '#machines/cancellation/cancellation.types.ts';
import { useWhenOnline } from '#src/flows/kit/useWhenOnline.ts';
import '#src/text/lazy/cancellation.ts';
import { text } from '#src/text/text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { CancellationQuestion } from './CancellationQuestion.tsx';

interface CancellationViewProps {
  readonly screen: CancellationScreen;
  readonly send: (event: CancellationEvent) => void;
  /** Canceling is offered here: to a member whose order the kitchen has not begun. */
  readonly isOffered: boolean;
  /** Of the cafe, digits; empty where it is not known. */
  readonly phone: string;
}

/** Offers a member to cancel, and asks over the page whether they mean it. */
export const CancellationView = ({ screen, send, isOffered, phone }: CancellationViewProps) => (
  <>
    {isOffered && (
      <Notice
        heading={text('cancellation.offer')}
        action={{ label: text('cancellation.request'), onAct: () => send({ type: 'cancel.requested', isMember: true }) }}
      >
        {text('cancellation.offer.words')}
      </Notice>
    )}
    {screen.kind === 'pending' && <PendingNotice {...screen} onCheck={() => send({ type: 'cancel.checked' })} />}
    {screen.kind === 'questioning' && <CancellationQuestion screen={screen} send={send} phone={phone} />}
  </>
);

type Pending = Omit<Extract<CancellationScreen, { kind: 'pending' }>, 'kind'>;

/** No answer has come about a cancellation. With the connection the page asks by itself. */
function PendingNotice({ cafeName, isObserved, onCheck }: Pending & { readonly onCheck: () => void }) {
  useWhenOnline(onCheck);
  return (
    <Notice tone="warn" heading={text('cancellation.unanswered')} action={{ label: text('cancellation.check'), onAct: onCheck }}>
      {text('cancellation.unanswered.words', { cafe: cafeName })}
      {isObserved && ` ${text('cancellation.unanswered.observed')}`}
    </Notice>
  );
}
