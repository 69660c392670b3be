import { Check } from 'lucide';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import * as css from './Steps.css.ts';
import { Icon } from './Icon.tsx';

/** One step of a wizard. */
export interface Step {
  /** Unique among the steps. */
  readonly key: string;
  /** What is chosen in it, or what was. */
  readonly label: string;
  /** Whether the guest has been there. */
  readonly state: 'done' | 'current' | 'next';
  /** Goes back to it, if it is done and may be changed. */
  readonly onPick?: (() => void) | undefined;
}

interface StepsProps {
  /** What these are the steps of. */
  readonly label: string;
  /** Text for screen readers after a completed step. */
  readonly doneLabel: string;
  /** In order. */
  readonly steps: readonly Step[];
}

/** Where the guest is in a wizard, with the way back to what is done. */
export function Steps({ label, doneLabel, steps }: StepsProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.key} className={css.step({ state: step.state })} aria-current={step.state === 'current' ? 'step' : undefined}>
            {step.onPick ? (
              <button type="button" className={css.word} onClick={step.onPick}>
                <Words step={step} doneLabel={doneLabel} />
              </button>
            ) : (
              <span className={css.word}>
                <Words step={step} doneLabel={doneLabel} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Words({ step: { state, label }, doneLabel }: { readonly step: Step; readonly doneLabel: string }) {
  if (state !== 'done') return label;
  return (
    <>
      <Icon of={Check} size={16} strokeWidth={2} className={css.check} />
      {label}
      <VisuallyHidden>{`, ${doneLabel}`}</VisuallyHidden>
    </>
  );
}
