import * as css from './Inspector.css.ts';
import type { Watched } from './recorder.ts';
import { stateInWords } from './words.ts';

interface ActorTreeProps {
  readonly actors: readonly Watched[];
  /** Whose children are listed; null for the root. */
  readonly parent: string | null;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Every live flow under its parent, with its state. */
export function ActorTree({ actors, parent, chosen, onChoose }: ActorTreeProps) {
  const children = actors.filter((actor) => actor.parent === parent);
  if (children.length === 0) return null;
  return (
    <ul className={parent === null ? css.tree : `${css.tree} ${css.branch}`}>
      {children.map(({ id, flow, snapshot }) => (
        <li key={id}>
          <button type="button" className={css.actor} aria-current={id === chosen} onClick={() => onChoose(id)}>
            {flow} <span className={css.quiet}>{stateInWords(snapshot.value)}</span>
          </button>
          <ActorTree actors={actors} parent={id} chosen={chosen} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}
