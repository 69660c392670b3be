import type { IconNode } from 'lucide';
import { useId } from 'react';
import { CoveringRadio } from './CoveringRadio.tsx';
import { Icon } from './Icon.tsx';
import * as css from './RadioTiles.css.ts';

interface RadioTile<Value extends string> {
  /** Value in the form. */
  readonly value: Value;
  /** Words of the choice. */
  readonly label: string;
  /** Over the words. */
  readonly icon: IconNode;
}

interface RadioTilesProps<Value extends string> {
  /** The id of the heading that asks. */
  readonly labelledBy: string;
  /** Value of what is chosen. */
  readonly value: Value;
  /** What can be chosen, in order. */
  readonly options: readonly RadioTile<Value>[];
  /** Called with the value of what is chosen. */
  readonly onChange: (value: Value) => void;
}

/** One of a few that are told apart at a glance, in one row. */
export function RadioTiles<Value extends string>({ labelledBy, value, options, onChange }: RadioTilesProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={css.tiles}>
      {options.map((option) => (
        <label key={option.value} className={css.tile}>
          <CoveringRadio name={name} value={option.value} isChosen={option.value === value} onChoose={() => onChange(option.value)} />
          <Icon of={option.icon} size={24} />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
