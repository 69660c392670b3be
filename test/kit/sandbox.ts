import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { handlers } from '#sandbox/handlers/all.ts';
import { openWorld } from '#sandbox/world/world.ts';

/** Friday at 11:30 in Chicago. */
const noonish = Temporal.Instant.from('2026-11-20T17:30Z');

/** A bakery for the tests of a file, empty before each. Its machine's clock stands; `world.clock` moves it. */
export function openSandbox() {
  let count = 0;
  const world = openWorld({ machine: () => noonish, newId: () => `id-${(count += 1)}` });
  const server = setupServer(...handlers(world));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => world.reset());
  afterAll(() => server.close());
  return world;
}
