import type { AnyMachineSnapshot } from 'xstate';
import { screenOf, type AnyModel } from '#model-tests/kit/model.ts';
import { sentenceOf } from '#model-tests/kit/sentence.ts';
import type { Path } from '#model-tests/kit/tour.ts';
import { nameOf, stateInWords } from '#src/inspector/words.ts';
import { requirementsIn } from '../requirements/ids.ts';
import type { Flow } from './models.ts';

/** Where a flow is: its states, what the guest sees there, and the requirements that the chart cites for it. */
export interface Place {
  readonly state: string;
  readonly screen: string;
  readonly sees: string;
  readonly requirements: readonly string[];
}
interface DescribedStep extends Place {
  readonly number: number;
  /** What a person does, or what comes back, as the model's sentence. */
  readonly does: string;
  /** The event by its name: `code.submitted`, `sendCode: sent`. */
  readonly event: string;
}
export interface DescribedPath {
  readonly id: string;
  readonly flow: string;
  /** The name of the input that the flow begins with. */
  readonly input: string;
  readonly start: Place;
  readonly steps: readonly DescribedStep[];
}

/** Describes a path in plain words: what happens at each step, and where it leads. */
export const describePath = ({ name, model }: Flow, { id, start, edges }: Path): DescribedPath => ({
  id,
  flow: name,
  input: start.name,
  start: placeOf(model, start.node.snapshot),
  steps: edges.map(({ event, to }, index) => ({
    number: index + 1,
    does: sentenceOf(model, event),
    event: nameOf(event),
    ...placeOf(model, to.snapshot),
  })),
});

/** Returns where a snapshot is. */
export function placeOf(model: AnyModel, snapshot: AnyMachineSnapshot): Place {
  const { kind } = screenOf(model, snapshot);
  const descriptions = snapshot._nodes.map(({ description }) => description ?? '');
  return {
    state: stateInWords(snapshot.value),
    screen: kind,
    sees: model.screens[kind] ?? kind,
    requirements: requirementsIn(descriptions.join(' ')),
  };
}

/** Returns the requirements that a flow's invariants cite: they hold at every step of each of its paths. */
export const flowRequirements = ({ model }: Flow): readonly string[] => requirementsIn(Object.keys(model.invariants).join(' '));
