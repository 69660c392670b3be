import type { EditFormScreen } from '#machines/edit-form/edit-form.screen.ts';
import type { EditFormEvent } from '#machines/edit-form/edit-form.types.ts';
import '#src/text/lazy/session.ts';
import { reasonText, text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useForm } from '#src/ui/useForm.ts';
import { useFocusOn } from '#src/flows/kit/useFocusOn.ts';
import { NewPassword, passwordErrors } from '#src/flows/kit/NewPassword.tsx';

interface ResetViewProps {
  readonly screen: EditFormScreen;
  readonly send: (event: EditFormEvent) => void;
  /** The link's token is still there: a reload loses it. */
  readonly isLinkKnown: boolean;
  /** Puts the password beside the link's token where no machine can read them, and names that place. */
  readonly keepSecret: (password: string) => string;
  readonly onSignIn: () => void;
  readonly onAskAgain: () => void;
}

/** The page that the link in the email leads to (OVERLAYS-49). */
export function ResetView({ screen, send, isLinkKnown, keepSecret, onSignIn, onAskAgain }: ResetViewProps) {
  const done = useFocusOn<HTMLDivElement>(screen.kind, () => (screen.kind === 'viewing' ? 'button' : null));
  return (
    <Page heading={text('reset.heading')} lead={text('reset.lead')}>
      <div ref={done}>
        <LiveRegion>
          {screen.kind === 'viewing' && (
            <Notice tone="good" action={{ label: text('reset.signIn'), onAct: onSignIn }}>
              {text('reset.saved')}
            </Notice>
          )}
        </LiveRegion>
      </div>
      {screen.kind === 'viewing' ? null : !isLinkKnown ? (
        <Notice tone="warn" action={{ label: text('reset.another'), onAct: onAskAgain }}>
          {text('reset.forgotten')}
        </Notice>
      ) : (
        <Asking screen={screen} send={send} keepSecret={keepSecret} onSignIn={onSignIn} onAskAgain={onAskAgain} />
      )}
    </Page>
  );
}

type AskingProps = Pick<ResetViewProps, 'send' | 'keepSecret' | 'onSignIn' | 'onAskAgain'> & {
  readonly screen: Extract<EditFormScreen, { kind: 'editing' }>;
};

function Asking({ screen, send, keepSecret, onSignIn, onAskAgain }: AskingProps) {
  const another = { label: text('reset.another'), onAct: onAskAgain };
  const actions = {
    refused: another,
    perhapsSaved: { label: text('reset.signIn'), onAct: onSignIn },
    unsaved: undefined,
    forgotten: another,
  };
  const form = useForm({
    initial: { password: '' },
    problemsIn: ({ password }) => passwordErrors(password),
    isBusy: screen.isSaving,
    onSubmit: ({ password }) => send({ type: 'form.submitted', values: {}, secretId: keepSecret(password) }),
  });
  return (
    <form {...form.props}>
      <Stack gap={16}>
        <LiveRegion isUrgent>
          {screen.trouble !== null && (
            <Notice tone="bad" action={actions[screen.trouble]}>
              {reasonText(screen.reasonCode) ?? text(`reset.${screen.trouble}`)}
            </Notice>
          )}
        </LiveRegion>
        <NewPassword {...form.field('password')} label={text('reset.password')} />
        <div>
          <Button type="submit" isBusy={screen.isSaving}>
            {text('reset.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
