/** A chart's configuration as the mutators read and change it: XState's shorthands are written out. */
export interface StateConfig {
  initial?: string;
  states?: Record<string, StateConfig>;
  on?: Record<string, Candidate[]>;
  always?: Candidate[];
  onDone?: Candidate[];
  invoke?: InvokeConfig[];
  entry?: unknown[];
  exit?: unknown[];
}
export interface Candidate {
  target?: string;
  guard?: unknown;
  actions?: unknown[];
}
export interface InvokeConfig {
  id: string;
  src: string;
  input?: unknown;
  onDone?: Candidate[];
  onError?: Candidate[];
  onSnapshot?: Candidate[];
}

/** A copy of a state's configuration, and of all states within, without shorthands. */
export function writtenOut(config: object): StateConfig {
  const { states, on, always, onDone, invoke, entry, exit, ...rest } = config as Readonly<Record<string, unknown>>;
  return {
    ...rest,
    ...(states !== undefined && { states: mapValues(states, (state) => writtenOut(state as object)) }),
    ...(on !== undefined && { on: mapValues(on, candidates) }),
    ...(always !== undefined && { always: candidates(always) }),
    ...(onDone !== undefined && { onDone: candidates(onDone) }),
    ...(invoke !== undefined && { invoke: list(invoke).map(invokeWrittenOut) }),
    ...(entry !== undefined && { entry: [...list(entry)] }),
    ...(exit !== undefined && { exit: [...list(exit)] }),
  };
}

function invokeWrittenOut(invoke: unknown): InvokeConfig {
  const { onDone, onError, onSnapshot, ...rest } = invoke as Record<string, unknown> & { id: string; src: string };
  return {
    ...rest,
    ...(onDone !== undefined && { onDone: candidates(onDone) }),
    ...(onError !== undefined && { onError: candidates(onError) }),
    ...(onSnapshot !== undefined && { onSnapshot: candidates(onSnapshot) }),
  };
}

const candidates = (transitions: unknown): Candidate[] =>
  list(transitions).map((transition) => {
    if (typeof transition === 'string') return { target: transition };
    const { actions, ...rest } = transition as Record<string, unknown>;
    return { ...rest, ...(actions !== undefined && { actions: [...list(actions)] }) };
  });

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const mapValues = <To>(record: unknown, map: (value: unknown) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record as Record<string, unknown>).map(([key, value]) => [key, map(value)]));
