import type { SlotsScreen } from '#machines/slots/slots.screen.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useForm } from '#src/ui/useForm.ts';
import { AsapCard } from './AsapCard.tsx';
import { Schedule } from './Schedule.tsx';
import * as css from './Slots.css.ts';
import { TimeNews } from './TimeNews.tsx';
import type { TimeProps } from './time-props.ts';

interface TimeFormProps extends TimeProps<Exclude<SlotsScreen, { kind: 'loadingDays' | 'finished' }>> {
  /** For a button outside the form. */
  readonly id: string;
  readonly onSubmit: () => void;
}

export function TimeForm({ id, onSubmit, ...props }: TimeFormProps) {
  const { screen, send, now, choice } = props;
  const form = useForm({ initial: {}, onSubmit });
  const asap = (minutes: number | null) => (
    <AsapCard
      screen={screen}
      minutes={minutes}
      now={now}
      isChosen={choice?.kind === 'asap'}
      onChoose={() => send({ type: 'asap.picked' })}
    />
  );
  return (
    <form {...form.props} id={id}>
      <Stack gap={24}>
        {screen.kind === 'asapOnly' && (
          <>
            {asap(null)}
            <p className={css.quiet}>{text('slots.asapOnly')}</p>
          </>
        )}
        {screen.kind === 'unanswered' && (
          <>
            {/* Without an answer it is not known whether the kitchen is closed. */}
            {screen.leadMinutes !== null && asap(screen.leadMinutes)}
            <LiveRegion isUrgent>
              <Notice tone="bad" action={{ label: text('slots.retry'), onAct: () => send({ type: 'slots.retried' }) }}>
                {text('slots.unanswered')}
              </Notice>
            </LiveRegion>
          </>
        )}
        {'day' in screen && (
          <>
            {screen.leadMinutes !== null && asap(screen.leadMinutes)}
            <TimeNews {...props} screen={screen} />
            <Schedule {...props} screen={screen} />
          </>
        )}
      </Stack>
    </form>
  );
}
