import { Check } from 'lucide';
import { Icon } from './Icon.tsx';
import * as css from './Stages.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** One stage of a progress that the guest only watches. */
export interface StageItem {
  /** Unique among the stages. */
  readonly key: string;
  /** Its name. */
  readonly label: string;
  /** Below the name; empty: nothing. */
  readonly note: string;
  /** Whether it is over, going on, or still to come. */
  readonly state: 'done' | 'current' | 'next';
}

interface StagesProps {
  /** What these are the stages of. */
  readonly label: string;
  /** Text for screen readers after a stage that is over. */
  readonly doneLabel: string;
  /** In order. */
  readonly stages: readonly StageItem[];
}

/** How far something is that the guest waits for: by words, shapes and color. */
export const Stages = ({ label, doneLabel, stages }: StagesProps) => (
  <div className={css.room}>
    <ol className={css.stages} aria-label={label}>
      {stages.map(({ key, label: name, note, state }) => (
        <li key={key} className={css.stage({ state })} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={css.mark({ state })}>{state === 'done' && <Icon of={Check} size={14} strokeWidth={3} />}</span>
          <span className={css.name({ isCurrent: state === 'current' })}>
            {name}
            {state === 'done' && <VisuallyHidden>{`, ${doneLabel}`}</VisuallyHidden>}
          </span>
          {note !== '' && <span className={css.note}>{note}</span>}
        </li>
      ))}
    </ol>
  </div>
);
