import type { EditFormScreen } from '#machines/edit-form/edit-form.screen.ts';
import type { EditFormEvent } from '#machines/edit-form/edit-form.types.ts';
import '#src/text/lazy/session.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Stack } from '#src/ui/Stack.tsx';

interface UnsubscribeViewProps {
  readonly screen: EditFormScreen;
  readonly send: (event: EditFormEvent) => void;
  /** Where the vault keeps what the link brought. */
  readonly tokenId: string;
}

/** No more emails, from a link in one of them (EMAILPREF-01). */
export function UnsubscribeView({ screen, send, tokenId }: UnsubscribeViewProps) {
  return (
    <Page heading={text('unsubscribe.heading')} lead={text('unsubscribe.lead')}>
      <LiveRegion>{screen.kind === 'viewing' && <Notice tone="good">{text('unsubscribe.saved')}</Notice>}</LiveRegion>
      {screen.kind === 'editing' && (
        <Stack gap={16}>
          <LiveRegion isUrgent>
            {screen.trouble !== null && (
              <Notice tone="bad">{text(screen.trouble === 'unsaved' ? 'unsubscribe.unsaved' : 'unsubscribe.refused')}</Notice>
            )}
          </LiveRegion>
          <div>
            <Button isBusy={screen.isSaving} onClick={() => send({ type: 'form.submitted', values: {}, secretId: tokenId })}>
              {text('unsubscribe.submit')}
            </Button>
          </div>
        </Stack>
      )}
    </Page>
  );
}
