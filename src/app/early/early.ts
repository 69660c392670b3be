import { randomId } from '#src/api/random-id.ts';
import { ORDER_KEY } from '../storage/order-key.ts';
import { firstCalls, type FirstVisit } from './first-calls.ts';

/** What the script in the page has begun before the code of the app is there. */
interface EarlyVisit {
  /** Names this visit in every request (HTTP-12). */
  readonly traceId: string;
  /** Answers of calls that were made, by whole address. */
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  /** Undefined: the page has no such script, as in development. */
  var earlyVisit: EarlyVisit | undefined;
}

const traceId = randomId();

/** Reads a block of JSON; null where it is not there or is none. */
function read(text: () => string | null | undefined): unknown {
  try {
    return JSON.parse(text() ?? 'null');
  } catch {
    return null;
  }
}

/** Returns no answers where the configuration or a record cannot be used: the app itself reports that. */
function firstAnswers(visit: FirstVisit) {
  try {
    return firstCalls(visit);
  } catch {
    return new Map<string, Promise<Response>>();
  }
}

type StoredOrder = { readonly cafe?: { readonly id?: unknown } } | null;
const stored = read(() => localStorage.getItem(ORDER_KEY)) as { order?: StoredOrder; previous?: StoredOrder } | null;
const cafeId = stored?.order?.cafe?.id ?? stored?.previous?.cafe?.id;

// Before the first paint, if it can: a guest with an order in hand is not shown the question of the home page (`StartPage.css.ts`).
const hasOrder = Boolean(stored?.order);
if (hasOrder) document.documentElement.dataset['hasOrder'] = '';

// The build writes this script into the page, where it runs before any file is there: it imports no library.
const answers = firstAnswers({
  config: read(() => document.getElementById('config')?.textContent) ?? {},
  page: location,
  cafeId: typeof cafeId === 'string' ? cafeId : null,
  hasOrder,
  traceId,
  fetch: (address, init) => fetch(address, init),
});

globalThis.earlyVisit = { traceId, answers };
