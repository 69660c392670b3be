import type { ReactNode } from 'react';
import * as css from './Toggle.css.ts';

interface ToggleProps {
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** On or off, at once. */
export function Toggle({ label, isOn, onChange }: ToggleProps) {
  return (
    <button type="button" role="switch" aria-checked={isOn} className={css.toggle} onClick={() => onChange(!isOn)}>
      <span>{label}</span>
      <span className={css.track} aria-hidden>
        <span className={css.knob} />
      </span>
    </button>
  );
}
