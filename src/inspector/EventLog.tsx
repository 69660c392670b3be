import { useState } from 'react';
import * as css from './Inspector.css.ts';
import { JsonTree } from './JsonTree.ts';
import type { Happening } from './recorder.ts';
import { nameOf } from './words.ts';

interface EventLogProps {
  readonly happenings: readonly Happening[];
}

/** What happened, the newest first; of one flow, or of all. */
export function EventLog({ happenings }: EventLogProps) {
  const [flow, setFlow] = useState('');
  const flows = [...new Set(happenings.map((happening) => happening.flow))];
  const shown = happenings.filter((happening) => flow === '' || happening.flow === flow).toReversed();
  return (
    <section className={css.part} aria-label="Events">
      <label>
        Events of{' '}
        <select className={css.control} value={flow} onChange={(event) => setFlow(event.target.value)}>
          <option value="">all flows</option>
          {flows.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <ol className={css.tree} reversed>
        {shown.map(({ number, at, event, flow: of }) => (
          <li key={number}>
            <details>
              <summary>
                <span className={css.time}>{(at / 1000).toFixed(1)} s</span> {of}: {nameOf(event)}
              </summary>
              <JsonTree name="event" value={event} isOpen />
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
