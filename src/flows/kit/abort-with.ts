/**
 * Returns a controller that is aborted with a signal too. Once its own work is over, abort it: the signal forgets it. `AbortSignal.any` would
 * keep the signal that it returns, with all that listens, until the given one is aborted (Node 22: 4 kB for each wait of a tracker).
 */
export function abortWith(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  if (signal.aborted) controller.abort();
  else signal.addEventListener('abort', () => controller.abort(), { signal: controller.signal });
  return controller;
}
