import { TicketPercent } from 'lucide';
import type { ReactNode } from 'react';
import type { NamedReward } from '#domain/account/rewards.ts';
import { visitProgress } from '#domain/account/visits.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { VisitsPanel } from './VisitsPanel.tsx';
import * as css from './VisitsPanel.css.ts';

interface VisitsAtAGlanceProps {
  /** Undefined: not known yet. */
  readonly rewards:
    | { readonly list: readonly NamedReward[]; readonly visitsTillNext: number | null; readonly visitThreshold: number | null }
    | undefined;
  readonly linkToAll: ReactNode;
}

/** More are on their own page. */
const MOST_ROWS = 2;

/** On the first page of the profile: how far the next reward is, and those that can be used (PROFILE-07). */
export function VisitsAtAGlance({ rewards, linkToAll }: VisitsAtAGlanceProps) {
  if (rewards === undefined) return <div className={css.coming} />;
  const progress = visitProgress(rewards);
  if (progress === null) return null;
  return (
    <VisitsPanel {...progress}>
      <div>
        {rewards.list.length > 0 && (
          <ul className={css.rewards}>
            {rewards.list.slice(0, MOST_ROWS).map(({ id, name }) => (
              <li key={id} className={css.reward}>
                <Icon of={TicketPercent} className={css.ticket} />
                {name}
              </li>
            ))}
          </ul>
        )}
        <p className={css.all}>{linkToAll}</p>
      </div>
    </VisitsPanel>
  );
}
