import { useState } from 'react';
import { isAccountEmail } from '#domain/validation/credentials.ts';
import type { EditScreen } from '#machines/edit/edit.screen.ts';
import type { EditEvent } from '#machines/edit/edit.types.ts';
import '#src/text/late/session.ts';
import { text } from '#src/text/text.ts';
import { Announced } from '#src/ui/Announced.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';

interface ForgotViewProps {
  readonly screen: EditScreen;
  readonly send: (event: EditEvent) => void;
  readonly onSignIn: () => void;
  readonly onClose: () => void;
}

/** A link to choose a new password with (SIGNUP-06). It says the same for every e-mail, known or not. */
export function ForgotView({ screen, send, onSignIn, onClose }: ForgotViewProps) {
  return (
    <Dialog heading={text('forgot.heading')} closeLabel={text('signIn.close')} onClose={onClose}>
      <Stack gap={16}>
        {screen.kind === 'viewing' ? (
          <Notice tone="good" isLive>
            {text('forgot.sent')}
          </Notice>
        ) : (
          <Asking screen={screen} send={send} />
        )}
        <Button tone="quiet" onClick={onSignIn}>
          {text('forgot.back')}
        </Button>
      </Stack>
    </Dialog>
  );
}

function Asking({
  screen,
  send,
}: {
  readonly screen: Extract<EditScreen, { kind: 'editing' }>;
  readonly send: (event: EditEvent) => void;
}) {
  const [email, setEmail] = useState(String(screen.values?.['email'] ?? ''));
  const [isAsked, setAsked] = useState(false);
  const isWrong = !isAccountEmail(email.trim());
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!isWrong && !screen.isSaving) send({ type: 'form.submitted', values: { email: email.trim() }, secretId: null });
      }}
    >
      <Stack gap={16}>
        <p>{text('forgot.lead')}</p>
        <Announced isUrgent>{screen.trouble !== null && <Notice tone="bad">{text('forgot.unsaved')}</Notice>}</Announced>
        <TextField
          label={text('signUp.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={isAsked && isWrong ? text('signUp.error.email') : null}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" isWide isBusy={screen.isSaving}>
          {text('forgot.submit')}
        </Button>
      </Stack>
    </form>
  );
}
