import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { handlers } from '#sandbox/handlers/all.ts';
import { openWorld } from '#sandbox/world/world.ts';
import { answerOf, fetchFrom, handlerFor } from './fetch.ts';
import { endpointOf, undocumented } from './undocumented.ts';

/** Friday at 11:30 in Chicago. */
const noonish = Temporal.Instant.from('2026-11-20T17:30Z');

/**
 * A bakery for the tests of a file, empty before each. Its clock is stopped; `world.clock` moves it. What it would do later
 * waits for `runLate`. The file fails when the sandbox refuses for a reason that the contract does not name, unless a fault asked for it.
 */
export function openSandbox() {
  let count = 0;
  let late: (() => void)[] = [];
  const schedule = (effect: () => void) => void late.push(effect);
  const world = openWorld({ machine: () => noonish, newId: () => `id-${(count += 1)}`, schedule });
  beforeEach(() => {
    late = [];
    world.reset();
  });
  const undocumentedRefusals = new Set<string>();
  const checks: Promise<void>[] = [];
  const check = async (request: Request, response: Response) => {
    const isFault = world.faults.get(endpointOf(request)?.endpoint.name ?? '') !== undefined;
    const words = isFault ? null : await undocumented(request, response);
    if (words !== null) undocumentedRefusals.add(words);
  };
  const handlerOf = handlerFor(handlers(world));
  const fetch = fetchFrom(async (request) => {
    const response = await answerOf(handlerOf(request), request);
    checks.push(check(request, response));
    return response;
  });
  // Put back by `put-back.ts`, and not by `vi.unstubAllGlobals`, which some files call after each test.
  beforeAll(() => void (globalThis.fetch = fetch));
  afterAll(async () => {
    await Promise.all(checks);
    expect([...undocumentedRefusals]).toEqual([]);
  });
  return {
    ...world,
    /** Runs what was put off, in the order in which it was. */
    runLate: () => late.splice(0).forEach((effect) => effect()),
  };
}
