import { useState } from 'react';
import { isAccountEmail } from '#domain/validation/credentials.ts';
import type { EmailConfirmationScreen } from '#machines/email-confirmation/email-confirmation.screen.ts';
import type { EmailConfirmationEvent } from '#machines/email-confirmation/email-confirmation.types.ts';
import '#src/text/late/session.ts';
import { text } from '#src/text/text.ts';
import { Announced } from '#src/ui/Announced.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useInvalidFocus } from '../kit/useFocusOn.ts';

interface EmailConfirmationViewProps {
  readonly screen: EmailConfirmationScreen;
  readonly send: (event: EmailConfirmationEvent) => void;
}

/** What came of the link in the e-mail (SIGNUP-05). */
export function EmailConfirmationView({ screen, send }: EmailConfirmationViewProps) {
  if (screen.kind === 'finished') return null;
  return (
    <Dialog hasForm heading={text('email.heading')} closeLabel={text('email.close')} onClose={() => send({ type: 'confirmation.closed' })}>
      {screen.kind === 'confirming' && <Spinner label={text('email.confirming')} />}
      <Announced isUrgent={screen.kind === 'unreachable'}>
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
      </Announced>
      {screen.kind === 'asking' && <Asking screen={screen} send={send} />}
    </Dialog>
  );
}

function Asking({ screen, send }: EmailConfirmationViewProps & { readonly screen: Extract<EmailConfirmationScreen, { kind: 'asking' }> }) {
  const [email, setEmail] = useState(screen.email ?? '');
  const [attempts, setAttempts] = useState(0);
  const form = useInvalidFocus(attempts);
  const isWrong = !isAccountEmail(email.trim());
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempts(attempts + 1);
        if (!isWrong && !screen.isBusy) send({ type: 'resend.requested', email: email.trim() });
      }}
    >
      <Stack gap={16}>
        <Announced isUrgent>{screen.hasFailed && <Notice tone="bad">{text('email.unsent')}</Notice>}</Announced>
        <TextField
          label={text('signUp.email')}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={attempts > 0 && isWrong ? text('signUp.error.email') : null}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" isBusy={screen.isBusy}>
            {text('email.resend')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
