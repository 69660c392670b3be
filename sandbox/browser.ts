import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { handlers } from './handlers/all.ts';
import type { KeyValueStorage } from './world/core/store.ts';
import { openWorld, type World } from './world/world.ts';

/** Ids that also work where the page came over plain HTTP from another machine. */
const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Opens the bakery in this page; from then on it answers every call under `/api`. Its world is written to `shelf`. */
export async function startBakery(shelf: KeyValueStorage): Promise<World> {
  const world = openWorld({ shelf, newId });
  // Of this origin's root only: the development server has files of ours under `/src/api/`.
  const unknown = http.all(`${location.origin}/api/*`, () =>
    HttpResponse.json({ errors: [{ reasonCode: 'error.notFound' }] }, { status: 404 }),
  );
  await setupWorker(...handlers(world), unknown).start({ quiet: true, onUnhandledFrame: 'bypass' });
  return world;
}
