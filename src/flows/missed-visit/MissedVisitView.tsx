import { CircleCheck } from 'lucide';
import type { MissedVisit } from '#domain/account/visits.ts';
import { longDayLabel } from '#domain/time/label.ts';
import type { MissedVisitScreen } from '#machines/missed-visit/missed-visit.screen.ts';
import type { MissedVisitEvent } from '#machines/missed-visit/missed-visit.types.ts';
import '#src/text/lazy/visits.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Fold } from '#src/ui/Fold.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import { CodeForm } from './CodeForm.tsx';
import * as css from './MissedVisit.css.ts';

interface MissedVisitViewProps {
  readonly screen: MissedVisitScreen;
  readonly send: (event: MissedVisitEvent) => void;
  /** The day of an instant, formatted. */
  readonly dayOf: (instant: string) => string;
}

/** Asks for the code of a receipt, opened only by the member, and says what it is (PROFILE-09). */
export function MissedVisitView({ screen, send, dayOf }: MissedVisitViewProps) {
  const part = useKeptFocus<HTMLDivElement>(screen.kind);
  const hasBegun = screen.kind === 'found' || screen.code !== null;
  return (
    <Fold label={text('visits.missed')} isOpenAtFirst={hasBegun}>
      <div ref={part} tabIndex={-1}>
        <LiveRegion>{screen.kind === 'found' && <Found visit={screen.visit} dayOf={dayOf} />}</LiveRegion>
        {screen.kind === 'found' ? (
          <div className={css.another}>
            <Button tone="quiet" size="small" onClick={() => send({ type: 'search.restarted' })}>
              {text('visits.missed.another')}
            </Button>
          </div>
        ) : (
          <CodeForm screen={screen} onSubmit={(code) => send({ type: 'code.submitted', code })} />
        )}
      </div>
    </Fold>
  );
}

interface FoundProps {
  readonly visit: MissedVisit;
  readonly dayOf: MissedVisitViewProps['dayOf'];
}

const Found = ({ visit: { at, cafeName, countsOn }, dayOf }: FoundProps) => (
  <div className={css.found}>
    <h2 className={css.heading}>
      <Icon of={CircleCheck} />
      {text('visits.missed.found')}
    </h2>
    <p>{at === null ? cafeName : text('visits.missed.when', { day: dayOf(at), cafe: cafeName })}</p>
    <p>{countsOn === null ? text('visits.missed.waits') : text('visits.missed.counts', { day: longDayLabel(countsOn) })}</p>
  </div>
);
