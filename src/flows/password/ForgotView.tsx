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
import { useFocusOn } from '#src/flows/kit/useFocusOn.ts';

interface ForgotViewProps {
  readonly screen: EditFormScreen;
  readonly send: (event: EditFormEvent) => void;
  readonly onSignIn: () => void;
  readonly onClose: () => void;
}

/** A link to choose a new password with (SIGNUP-06). It says the same for every email, known or not. */
export function ForgotView({ screen, send, onSignIn, onClose }: ForgotViewProps) {
  const back = useFocusOn<HTMLDivElement>(screen.kind, () => (screen.kind === 'viewing' ? 'button' : null));
  return (
    <Dialog name="forgot-password" hasForm heading={text('forgot.heading')} closeLabel={text('signIn.close')} onClose={onClose}>
      <Stack gap={16}>
        <LiveRegion>{screen.kind === 'viewing' && <Notice tone="good">{text('forgot.sent')}</Notice>}</LiveRegion>
        {screen.kind === 'editing' && (
          <EmailForm
            lead={text('forgot.lead')}
            email={String(screen.values?.['email'] ?? '')}
            trouble={screen.trouble === null ? null : text('forgot.unsaved')}
            submitLabel={text('forgot.submit')}
            isBusy={screen.isSaving}
            onSubmit={(email) => send({ type: 'form.submitted', values: { email }, secretId: null })}
          />
        )}
        <div ref={back}>
          <Button tone="quiet" onClick={onSignIn}>
            {text('forgot.back')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}
