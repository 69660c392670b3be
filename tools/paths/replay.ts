import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { createActor, transition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { screenOf } from '#model-tests/kit/model.ts';
import { withStubbedActors } from '#model-tests/kit/stubbed-actors.ts';
import { Log, type ActorLog } from '#src/inspector/log.ts';
import { placeOf } from './describe.ts';
import { eventInWords, placeInWords, stepInWords } from './list.ts';
import { suggestion } from './suggestion.ts';
import type { Flow } from './models.ts';

/** Walks what the inspector recorded, flow by flow; false where a flow comes to another state or screen than it did then. */
export function replayFile(file: string, flows: readonly Flow[]): boolean {
  const { actors, recordedAt } = readLog(file);
  console.log(`Recorded ${recordedAt}: ${actors.length} flows.`);
  const results = actors.map((actor) => {
    const flow = flows.find(({ model }) => model.machine.id === actor.flow);
    if (flow !== undefined) return replayActor(flow, actor, flows);
    console.error(`There is no flow "${actor.flow}" any more.`);
    return false;
  });
  const isSame = results.every(Boolean);
  console.log(isSame ? '\nEverything came out as it was recorded.' : '\nNot everything came out as it was recorded.');
  return isSame;
}

/** @throws Error in one sentence when the file does not exist, cannot be read, or is no log. */
function readLog(file: string) {
  if (!existsSync(file)) {
    const beside = globSync(path.join(path.dirname(file), '*.json'));
    throw new Error(`There is no file "${file}".${suggestion(file, beside)}`);
  }
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} cannot be read as JSON.`, { cause });
  }
  const log = v.safeParse(Log, content);
  if (log.success) return log.output;
  const [issue] = log.issues;
  throw new Error(`${file} is no log of the inspector: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}

function replayActor({ name, model }: Flow, { id, begin, steps }: ActorLog, flows: readonly Flow[]): boolean {
  let snapshot = revive({ name, model }, begin);
  console.log(`\n${name} (${id}) began at ${placeInWords(placeOf(model, snapshot))}`);
  for (const [at, step] of steps.entries()) {
    const event = revivedEvent(step.event as AnyEventObject, flows);
    snapshot = transition(withStubbedActors(model), snapshot, event as never)[0] as AnyMachineSnapshot;
    console.log(stepInWords(at + 1, eventInWords(model, step.event as AnyEventObject), placeOf(model, snapshot)));
    const state: unknown = snapshot.value;
    const now: unknown = JSON.parse(JSON.stringify({ state, status: snapshot.status, screen: screenOf(model, snapshot) }));
    const then = { state: step.state, status: step.status, screen: step.screen };
    if (!isDeepStrictEqual(now, then)) {
      console.error(`       ✗ then it was ${JSON.stringify(then)}\n         now it is   ${JSON.stringify(now)}`);
      return false;
    }
  }
  return true;
}

/** A chart restored from a stored snapshot; its ports and its children stay silent. */
const revive = ({ model }: Flow, snapshot: unknown): AnyMachineSnapshot =>
  createActor(withStubbedActors(model), { snapshot: snapshot as never, input: undefined as never }).getSnapshot();

/** A parent that follows a child reads the child's snapshot, which a file has only as data. */
function revivedEvent(event: AnyEventObject, flows: readonly Flow[]): AnyEventObject {
  const child = /^xstate\.snapshot\.(.+)$/.exec(event.type)?.[1];
  const flow = flows.find(({ model }) => model.machine.id === child);
  if (flow === undefined) return event;
  const { value, context } = event['snapshot'] as { value: never; context: never };
  return { ...event, snapshot: flow.model.machine.resolveState({ value, context }) };
}
