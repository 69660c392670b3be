import { not, StateMachine, type AnyStateMachine } from 'xstate';
import { waits } from '#machines/kit/port.ts';
import { guardNameOf } from '#src/inspector/words.ts';
import { writtenOut, type Candidate, type InvokeConfig, type StateConfig } from './config.ts';

/** A chart with one mistake in it. */
export interface Mutant {
  /** The same on any machine: where the mistake is, and which. */
  readonly id: string;
  /** Builds the chart. Throws where XState refuses the chart, which counts as found. */
  readonly machine: () => AnyStateMachine;
}

/** A change of a chart's configuration in place; `undo` is not needed, since each mutant has a copy of its own. */
interface Mutation {
  readonly id: string;
  readonly apply: (root: StateConfig) => void;
}

/** Every mistake that the mutators know, each in a chart of its own. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const { config } = machine;
  return mutationsIn(writtenOut(config), [], []).map(({ id, apply }) => ({
    id: `${machine.id}: ${id}`,
    machine() {
      const copy = writtenOut(config);
      apply(copy);
      return new StateMachine({ ...copy, options: { maxIterations: 200 } } as never, machine.implementations as never);
    },
  }));
}

function mutationsIn(state: StateConfig, path: readonly string[], siblings: readonly string[]): Mutation[] {
  const at = path.join('.') || 'root';
  const here = (root: StateConfig) => path.reduce((outer, key) => outer.states![key]!, root);
  const children = Object.keys(state.states ?? {});
  const others = children.filter((key) => key !== state.initial);
  return [
    ...groupsIn(state).flatMap(({ name, read }) => {
      const candidates = read(state)!;
      return candidates.flatMap((candidate, place) =>
        mutationsOf(`${at} ${name} ${place}`, candidate, elsewhere(candidate.target, siblings, children), (root) => [
          read(here(root))!,
          place,
        ]),
      );
    }),
    ...(state.initial !== undefined && others.length > 0
      ? [{ id: `${at} begins in ${others[0]}`, apply: (root: StateConfig) => void (here(root).initial = others[0]!) }]
      : []),
    ...(['entry', 'exit'] as const).flatMap((when) =>
      (state[when] ?? []).map((action, place) => ({
        id: `${at} ${when} without ${guardNameOf(action)}`,
        apply: (root: StateConfig) => void here(root)[when]!.splice(place, 1),
      })),
    ),
    ...(state.invoke ?? []).flatMap((invoke, place) => mutationsOfInvoke(at, invoke, (root) => here(root).invoke![place]!)),
    ...Object.entries(state.states ?? {}).flatMap(([key, inner]) => mutationsIn(inner, [...path, key], children)),
  ];
}

interface Group {
  readonly name: string;
  readonly read: (state: StateConfig) => Candidate[] | undefined;
}

/** Wherever a state lists transitions. */
function groupsIn({ on = {}, always, onDone, invoke = [] }: StateConfig): Group[] {
  return [
    ...Object.keys(on).map((event): Group => ({ name: event, read: (state) => state.on?.[event] })),
    ...(always ? [{ name: 'always', read: (state: StateConfig) => state.always }] : []),
    ...(onDone ? [{ name: 'done', read: (state: StateConfig) => state.onDone }] : []),
    ...invoke.flatMap((port, place) =>
      (['onDone', 'onError', 'onSnapshot'] as const)
        .filter((answer) => port[answer] !== undefined)
        .map((answer): Group => ({ name: `${port.id} ${answer}`, read: (state) => state.invoke?.[place]?.[answer] })),
    ),
  ];
}

/** One transition: dropped, sent elsewhere, its guard turned round or dropped, each of its actions dropped. */
function mutationsOf(
  at: string,
  { target, guard, actions = [] }: Candidate,
  other: string | null,
  find: (root: StateConfig) => [Candidate[], number],
): Mutation[] {
  const change = (id: string, apply: (candidate: Candidate) => void): Mutation => ({
    id: `${at} ${id}`,
    apply(root) {
      const [candidates, place] = find(root);
      apply(candidates[place]!);
    },
  });
  return [
    { id: `${at} dropped`, apply: (root) => void removeFrom(...find(root)) },
    ...(target === undefined ? [] : [change('stays where it is', (candidate) => void delete candidate.target)]),
    ...(other === null ? [] : [change(`goes to ${other}`, (candidate) => void (candidate.target = other))]),
    ...(guard === undefined
      ? []
      : [
          change(`if not ${guardNameOf(guard)}`, (candidate) => void (candidate.guard = negated(guard))),
          change(`whether or not ${guardNameOf(guard)}`, (candidate) => void delete candidate.guard),
        ]),
    ...actions.map((action, place) =>
      change(`without action ${place} ${guardNameOf(action)}`, (candidate) => void candidate.actions!.splice(place, 1)),
    ),
  ];
}

/** Another state beside the target; null where there is none, or where the target is named from the root. */
function elsewhere(target: string | undefined, siblings: readonly string[], children: readonly string[]): string | null {
  if (target === undefined || target.startsWith('#')) return null;
  const [within, keys] = target.startsWith('.') ? (['.', children] as const) : (['', siblings] as const);
  const [meant] = target.slice(within.length).split('.');
  const other = [...keys.slice(keys.indexOf(meant!) + 1), ...keys].find((key) => key !== meant);
  return other === undefined ? null : `${within}${other}`;
}

const removeFrom = (candidates: Candidate[], place: number) => candidates.splice(place, 1);

/** XState's `not` calls a function that it is given without the event's params, so functions are turned round here. */
const negated = (guard: unknown): unknown =>
  typeof guard === 'function' ? (...args: unknown[]) => !(guard as (...given: unknown[]) => boolean)(...args) : not(guard as never);

/** A port: its answers swapped; a wait: longer than it should be. */
function mutationsOfInvoke(
  at: string,
  { id, src, input, onDone, onError }: InvokeConfig,
  find: (root: StateConfig) => InvokeConfig,
): Mutation[] {
  return [
    ...(onDone === undefined || onError === undefined || JSON.stringify(onDone) === JSON.stringify(onError)
      ? []
      : [
          {
            id: `${at} ${id} done and broke swapped`,
            apply: (root: StateConfig) => void Object.assign(find(root), { onDone: onError, onError: onDone }),
          },
        ]),
    ...(Object.hasOwn(waits, src)
      ? [
          {
            id: `${at} ${id} a second later`,
            apply: (root: StateConfig) => void (find(root).input = (given: never) => later(input, given)),
          },
        ]
      : []),
  ];
}

function later(input: unknown, given: never): unknown {
  const wanted = (typeof input === 'function' ? (input as (given: never) => unknown)(given) : input) as { ms?: number; at?: string };
  if (wanted.ms !== undefined) return { ms: wanted.ms + 1000 };
  return { at: new Date(Date.parse(wanted.at ?? '') + 1000).toISOString() };
}
