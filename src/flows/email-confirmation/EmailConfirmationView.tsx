import type { EmailConfirmationScreen } from '#machines/email-confirmation/email-confirmation.screen.ts';
import type { EmailConfirmationEvent } from '#machines/email-confirmation/email-confirmation.types.ts';
import '#src/text/lazy/session.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { EmailForm } from '#src/flows/kit/EmailForm.tsx';

interface EmailConfirmationViewProps {
  readonly screen: EmailConfirmationScreen;
  readonly send: (event: EmailConfirmationEvent) => void;
}

/** What came of the link in the email (SIGNUP-05). */
export function EmailConfirmationView({ screen, send }: EmailConfirmationViewProps) {
  if (screen.kind === 'finished') return null;
  return (
    <Dialog hasForm heading={text('email.heading')} closeLabel={text('email.close')} onClose={() => send({ type: 'confirmation.closed' })}>
      {screen.kind === 'confirming' && <Spinner label={text('email.confirming')} />}
      <LiveRegion isUrgent={screen.kind === 'unreachable'}>
        {screen.kind === 'unreachable' && (
          <Notice tone="bad" action={{ label: text('email.retry'), onAct: () => send({ type: 'confirmation.retried' }) }}>
            {text('email.unreachable')}
          </Notice>
        )}
        {screen.kind === 'confirmed' && (
          <Notice tone="good" action={{ label: text('email.confirmed.signIn'), onAct: () => send({ type: 'signIn.requested' }) }}>
            {text('email.confirmed')}
          </Notice>
        )}
        {screen.kind === 'asking' && <Notice tone="warn">{text('email.unknown')}</Notice>}
        {screen.kind === 'sent' && <Notice tone="good">{text('email.sent', { email: screen.email })}</Notice>}
      </LiveRegion>
      {screen.kind === 'asking' && (
        <EmailForm
          email={screen.email ?? ''}
          trouble={screen.hasFailed ? text('email.unsent') : null}
          submitLabel={text('email.resend')}
          isBusy={screen.isBusy}
          onSubmit={(email) => send({ type: 'resend.requested', email })}
        />
      )}
    </Dialog>
  );
}
