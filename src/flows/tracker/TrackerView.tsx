import { useWhenOnline } from '#src/flows/kit/useWhenOnline.ts';
import { formatPhone } from '#domain/phone/format.ts';
import { latenessOf } from '#domain/tracking/late.ts';
import type { TrackerScreen } from '#machines/tracker/tracker.screen.ts';
import type { TrackerEvent } from '#machines/tracker/tracker.types.ts';
import '#src/text/lazy/tracker.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Stages } from '#src/ui/Stages.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import { DriverRow } from './DriverRow.tsx';
import * as css from './Tracker.css.ts';
import { announcementOf } from './tracker-announcement.ts';
import { stagesOf } from './tracker-words.ts';

interface TrackerViewProps {
  readonly screen: TrackerScreen;
  readonly send: (event: TrackerEvent) => void;
  /** When the order was promised for, cafe-local; null where it is not known. */
  readonly promisedAt: string | null;
  /** Null where it is not known. */
  readonly cafe: { readonly name: string; readonly phone: string } | null;
}

/** How far an order is: how late, its stages, who brings it, and whether the page keeps up. A new stage is announced politely. */
export function TrackerView({ screen, send, promisedAt, cafe }: TrackerViewProps) {
  const { stage, status, metersAway } = screen;
  useKeptFocus(screen.kind);
  const isOnItsWay = stage === 3 && status?.driver;
  return (
    <Stack gap={16}>
      <LiveRegion>{stage < 4 && <LateBand screen={screen} promisedAt={promisedAt} cafe={cafe} />}</LiveRegion>
      <LiveRegion>{status !== null && <VisuallyHidden>{announcementOf(screen)}</VisuallyHidden>}</LiveRegion>
      <Stages label={text('tracker.stages')} doneLabel={text('tracker.done')} stages={stagesOf(screen)} />
      <LiveRegion>
        <Keeping screen={screen} onRetry={() => send({ type: 'status.retried' })} />
      </LiveRegion>
      {isOnItsWay && <DriverRow driver={isOnItsWay} metersAway={metersAway} />}
    </Stack>
  );
}

function LateBand({ screen, promisedAt, cafe }: Pick<TrackerViewProps, 'screen' | 'promisedAt' | 'cafe'>) {
  const late = latenessOf(promisedAt, screen.status?.expectedAt ?? null, screen.timeZone);
  if (late.kind === 'onTime') return null;
  return (
    <Notice tone="warn">
      {late.kind === 'late' && text('tracker.late', { minutes: late.minutes })}
      {late.kind === 'veryLate' && (cafe ? text('tracker.veryLate', { cafe: cafe.name }) : text('tracker.veryLate.noCafe'))}
      {cafe && (
        <>
          <br />
          <a className={css.call} href={`tel:${cafe.phone}`}>
            {text('tracker.veryLate.call', { phone: formatPhone(cafe.phone) })}
          </a>
        </>
      )}
    </Notice>
  );
}

/** Whether what is shown is kept up to date. */
function Keeping({ screen, onRetry }: { readonly screen: TrackerScreen; readonly onRetry: () => void }) {
  switch (screen.kind) {
    case 'lost':
      return <Lost onRetry={onRetry} />;
    case 'waiting':
      return <p className={css.quiet}>{text('tracker.waiting')}</p>;
    case 'settled':
      return screen.isLarge ? <p className={css.quiet}>{text('tracker.large')}</p> : null;
    case 'following':
      return <p className={css.quiet}>{text(screen.isStale ? 'tracker.stale' : 'tracker.following')}</p>;
  }
}

/** With the connection the page asks by itself. */
function Lost({ onRetry }: { readonly onRetry: () => void }) {
  useWhenOnline(onRetry);
  return (
    <Notice tone="warn" action={{ label: text('tracker.retry'), onAct: onRetry }}>
      {text('tracker.lost')}
    </Notice>
  );
}
