import { VisuallyHidden } from './VisuallyHidden.tsx';
import * as css from './Track.css.ts';

interface TrackProps {
  readonly label: string;
  readonly doneLabel: string;
  readonly stations: readonly {
    readonly key: string;
    readonly label: string;
    readonly meta?: string;
    readonly state: 'done' | 'current' | 'next';
  }[];
}

/** Stations on the way; the present one pulses once when it is reached. */
export function Track({ label, doneLabel, stations }: TrackProps) {
  return (
    <ol className={css.track} aria-label={label}>
      {stations.map(({ key, label: word, meta, state }) => (
        <li key={key} className={css.station({ state })} aria-current={state === 'current' ? 'step' : undefined}>
          <span key={state} className={css.dot({ state })} aria-hidden />
          <span>
            {word}
            {state === 'done' && <VisuallyHidden>{`, ${doneLabel}`}</VisuallyHidden>}
            {meta !== undefined && <span className={css.meta}>{meta}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
