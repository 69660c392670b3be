import { useState } from 'react';
import type { EditFormScreen } from '#machines/edit-form/edit-form.screen.ts';
import type { EditFormEvent } from '#machines/edit-form/edit-form.types.ts';
import '#src/text/lazy/session.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { EmailForm } from '#src/flows/kit/EmailForm.tsx';
import { SendAgain } from '#src/flows/kit/SendAgain.tsx';
import { useFocusOn } from '#src/flows/kit/useFocusOn.ts';

interface ForgotViewProps {
  readonly screen: EditFormScreen;
  readonly send: (event: EditFormEvent) => void;
  /** Back to sign-in, with what the field holds; null: it is empty. */
  readonly onSignIn: (email: string | null) => void;
  readonly onClose: () => void;
}

/** A link to choose a new password with (SIGNUP-06). It says the same for every email, known or not. */
export function ForgotView({ screen, send, onSignIn, onClose }: ForgotViewProps) {
  /** Where the link was sent to from here; null before, and after a reload. */
  const [email, setEmail] = useState<string | null>(null);
  const initial = String((screen.kind === 'editing' ? screen.values : null)?.['email'] ?? '');
  const [typed, setTyped] = useState(initial);
  const [isAgain, setAgain] = useState(false);
  const back = useFocusOn<HTMLDivElement>(screen.kind, () => (screen.kind === 'viewing' && !isAgain ? '[data-back]' : null));
  function submit(to: string, again: boolean) {
    setEmail(to);
    setAgain(again);
    send({ type: 'form.submitted', values: { email: to }, secretId: null });
  }
  const isSendingAgain = isAgain && screen.kind === 'editing' && screen.isSaving;
  const isSent = screen.kind === 'viewing' || isSendingAgain;
  return (
    <Dialog name="forgot-password" hasForm heading={text('forgot.heading')} closeLabel={text('signIn.close')} onClose={onClose}>
      <div ref={back}>
        <Stack gap={16}>
          <LiveRegion>{isSent && <Notice tone="good">{sentText(email, isAgain && !isSendingAgain)}</Notice>}</LiveRegion>
          {screen.kind === 'editing' && !isSent && (
            <EmailForm
              lead={text('forgot.lead')}
              email={initial}
              trouble={screen.trouble === null ? null : text('forgot.unsaved')}
              submitLabel={text('forgot.submit')}
              isBusy={screen.isSaving}
              onType={setTyped}
              onSubmit={(to) => submit(to, false)}
            />
          )}
          {isSent && email !== null && <SendAgain isBusy={isSendingAgain} onSend={() => submit(email, true)} />}
          <div>
            <Button tone="quiet" data-back onClick={() => onSignIn(typed || null)}>
              {text('forgot.back')}
            </Button>
          </div>
        </Stack>
      </div>
    </Dialog>
  );
}

function sentText(email: string | null, isAgain: boolean): string {
  if (email === null) return text('forgot.sent');
  return text(isAgain ? 'forgot.sentAgain' : 'forgot.sentTo', { email });
}
