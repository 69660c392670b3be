import fc from 'fast-check';
import type { AnyEventObject } from 'xstate';
import { describeEvent } from './describe-event.ts';
import { byName } from './by-name.ts';
import { execute, type Execution } from './execution.ts';
import type { AnyModel } from './model.ts';
import { samplesOf } from './samples.ts';
import { spawnedAmong, typesOf } from './spawned.ts';
import { statesOf } from './transitions.ts';

/** Which random walks to make. */
export interface Walks {
  readonly seed: number;
  /** How many walks, and of how many moves at most. */
  readonly runs?: number;
  readonly moves?: number;
}
/** The shortest sequence of moves after which something does not hold. */
export interface Failure {
  readonly seed: number;
  readonly input: string;
  readonly trail: readonly AnyEventObject[];
  readonly reason: string;
}

/**
 * Random sequences of a flow's events and of its ports' answers, on a live actor: whatever holds on every path holds on them. A failure is
 * shrunk to the shortest sequence that still fails; null where none does. The same seed makes the same walks.
 */
export async function walkAtRandom(model: AnyModel, { seed, runs = 60, moves = 60 }: Walks): Promise<Failure | null> {
  let failed: Omit<Failure, 'seed'> | null = null;
  const input = fc.constantFrom(...Object.keys(model.inputs));
  const commands = fc.commands(
    everyEvent(model).map((event) => fc.constant(new Move(event))),
    { maxCommands: moves, size: 'max' },
  );
  const walks = fc.asyncProperty(input, commands, async (name, sequence) => {
    const trail: AnyEventObject[] = [];
    try {
      await fc.asyncModelRun(() => ({ model: { trail }, real: execute(model, model.inputs[name]) }), sequence);
    } catch (error) {
      failed = { input: name, trail, reason: error instanceof Error ? error.message : String(error) };
      throw error;
    }
  });
  const { failed: isFailed } = await fc.check(walks, { seed, numRuns: runs });
  return isFailed && failed !== null ? { seed, ...(failed as Omit<Failure, 'seed'>) } : null;
}

class Move implements fc.AsyncCommand<{ trail: AnyEventObject[] }, Execution> {
  readonly event: AnyEventObject;
  constructor(event: AnyEventObject) {
    this.event = event;
  }
  check(): boolean {
    return true;
  }
  async run({ trail }: { trail: AnyEventObject[] }, execution: Execution): Promise<void> {
    if (!execution.canMove(this.event)) return;
    trail.push(this.event);
    await execution.move(this.event);
  }
  toString(): string {
    return describeEvent(this.event);
  }
}

/** Every event that some state of the chart has an answer for, once per sample. */
function everyEvent(model: AnyModel): AnyEventObject[] {
  const states = statesOf(model);
  const spawned = spawnedAmong(Object.keys(model.outcomes), states);
  const types = new Set(states.flatMap(({ ownEvents }) => ownEvents.flatMap((type) => typesOf(type, spawned))));
  return [...types].toSorted(byName).flatMap((type) => samplesOf(model, type));
}

/** A failure in words, with the command that shows it again. */
export const describeFailure = (flow: string, { seed, input, trail, reason }: Failure): string =>
  [
    `${flow} fails after ${trail.length} moves from "${input}":`,
    ...trail.map((event, at) => `  ${at + 1}. ${describeEvent(event)}`),
    reason,
    `Once more: npm run paths -- ${flow} --seed ${seed}`,
  ].join('\n');
