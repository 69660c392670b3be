import type { ProspectScreen } from '#machines/prospect/prospect.screen.ts';
import type { ProspectEvent } from '#machines/prospect/prospect.types.ts';
import { useWhenOnline } from '#src/flows/kit/useWhenOnline.ts';
import { Waiting } from '#src/flows/kit/Waiting.tsx';
import '#src/text/lazy/prospect.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import { OptForm } from './OptForm.tsx';
import { ProspectJoin } from './ProspectJoin.tsx';

interface ProspectViewProps {
  readonly screen: ProspectScreen;
  readonly send: (event: ProspectEvent) => void;
  /** Opens the sign-up with what is known of the prospect; null for a member. */
  readonly onJoin: (() => void) | null;
}

/** Page behind the link of an email: the subscriptions of a prospect, to change or stop (ROUTES-30). */
export function ProspectView({ screen, send, onJoin }: ProspectViewProps) {
  useKeptFocus(screen.kind === 'reading' || screen.kind === 'choosing' ? 'choices' : screen.kind);
  const retry = () => send({ type: 'reading.requested' });
  useWhenOnline(retry, screen.kind === 'unread');
  if (screen.kind === 'finished' || screen.kind === 'adding' || screen.kind === 'notCreated') return null;
  if (screen.kind === 'missing' || screen.kind === 'unknown') {
    return (
      <Page heading={text(`prospect.${screen.kind}.heading`)} lead={text(`prospect.${screen.kind}`)}>
        <div>
          <Button onClick={() => send({ type: 'prospect.left' })}>{text('prospect.menu')}</Button>
        </div>
      </Page>
    );
  }
  return (
    <Page heading={text('prospect.heading')} lead={text('prospect.lead')}>
      <Stack gap={32}>
        {screen.kind === 'reading' && <Waiting label={text('prospect.reading')} onRetry={retry} />}
        {screen.kind === 'unread' && (
          <LiveRegion isUrgent>
            <Notice tone="bad" action={{ label: text('prospect.retry'), onAct: retry }}>
              {text('prospect.unread')}
            </Notice>
          </LiveRegion>
        )}
        {screen.kind === 'choosing' && <OptForm screen={screen} onSubmit={(optType) => send({ type: 'opt.submitted', optType })} />}
        {screen.kind === 'choosing' && onJoin && <ProspectJoin onJoin={onJoin} />}
      </Stack>
    </Page>
  );
}
