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
import { useFocusOn, useInvalidFocus } from '../kit/useFocusOn.ts';

interface ForgotViewProps {
  readonly screen: EditScreen;
  readonly send: (event: EditEvent) => void;
  readonly onSignIn: () => void;
  readonly onClose: () => void;
}

/** A link to choose a new password with (SIGNUP-06). It says the same for every e-mail, known or not. */
export function ForgotView({ screen, send, onSignIn, onClose }: ForgotViewProps) {
  const back = useFocusOn<HTMLDivElement>(screen.kind, () => (screen.kind === 'viewing' ? 'button' : null));
  return (
    <Dialog hasForm heading={text('forgot.heading')} closeLabel={text('signIn.close')} onClose={onClose}>
      <Stack gap={16}>
        <Announced>{screen.kind === 'viewing' && <Notice tone="good">{text('forgot.sent')}</Notice>}</Announced>
        {screen.kind === 'editing' && <Asking screen={screen} send={send} />}
        <div ref={back}>
          <Button tone="quiet" onClick={onSignIn}>
            {text('forgot.back')}
          </Button>
        </div>
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
          error={attempts > 0 && isWrong ? text('signUp.error.email') : null}
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
