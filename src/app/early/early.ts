import { randomId } from '#src/api/random-id.ts';
import { ORDER_KEY } from '../order-key.ts';
import { firstCalls, type FirstVisit } from './first-calls.ts';

/** Names this visit in every request (HTTP-12). */
export const traceId = randomId();

/** Reads a block of JSON; null where it is not there or is none. */
function read(text: () => string | null | undefined): unknown {
  try {
    return JSON.parse(text() ?? 'null');
  } catch {
    return null;
  }
}

/** The app says what is wrong with a configuration or a record; here it only must not stop. */
function firstAnswers(visit: FirstVisit) {
  try {
    return firstCalls(visit);
  } catch {
    return new Map<string, Promise<Response>>();
  }
}

const stored = read(() => localStorage.getItem(ORDER_KEY)) as { order?: Stored; previous?: Stored } | null;
type Stored = { readonly cafe?: { readonly id?: unknown } } | null;
const cafeId = stored?.order?.cafe?.id ?? stored?.previous?.cafe?.id;

// Before the page is drawn: its question is for who has none.
if (stored?.order) document.documentElement.dataset['hasOrder'] = '';

/** Answers of calls that were made before the libraries were there, by address. This file is loaded first and alone: it imports no library. */
export const early = firstAnswers({
  config: read(() => document.getElementById('config')?.textContent) ?? {},
  path: location.pathname,
  cafeId: typeof cafeId === 'string' ? cafeId : null,
  traceId,
  fetch: (address, init) => fetch(address, init),
});
