import * as css from './Inspector.css.ts';
import type { Watched } from './recorder.ts';
import { screenOf } from './screens.ts';
import { stateInWords } from './words.ts';

interface ActorTreeProps {
  readonly actors: readonly Watched[];
  /** Whose children are listed; null for the root. */
  readonly parent: string | null;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Every live flow under its parent, with its state and what the guest sees of it. */
export function ActorTree({ actors, parent, chosen, onChoose }: ActorTreeProps) {
  const children = actors.filter((actor) => actor.parent === parent);
  if (children.length === 0) return null;
  return (
    <ul className={parent === null ? css.tree : `${css.tree} ${css.branch}`}>
      {children.map(({ id, flow, snapshot }) => (
        <li key={id}>
          <button type="button" className={css.actor} aria-current={id === chosen} onClick={() => onChoose(id)}>
            {flow} <span className={css.quiet}>{stateInWords(snapshot.value)}</span> {kindOf(screenOf(flow, snapshot))}
          </button>
          <ActorTree actors={actors} parent={id} chosen={chosen} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

/** The kind of a screen, after an arrow; nothing where a flow has none. */
const kindOf = (screen: unknown): string =>
  typeof screen === 'object' && screen !== null && 'kind' in screen ? `→ ${String(screen.kind)}` : '';
