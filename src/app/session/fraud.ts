import type { Config } from '#domain/config/config.ts';
import { FRAUD_COLLECTION_MS } from '#domain/session/fraud.ts';
import { loadScript } from './script.ts';

/** Who asks a collector, and where it sends what it collects (OPEN-26). */
export interface FraudClient {
  readonly clientId: string;
  readonly host: string;
}

/** The collector's script puts this on the page. */
export interface Collector {
  readonly collect: (client: FraudClient) => Promise<string>;
}

/** The fraud check: whose session id goes with the calls that carry it once it is known (FRAUD-03, HTTP-17). */
export interface FraudCheck {
  readonly sessionId: () => string | null;
  readonly collect: () => Promise<void>;
}

type Load = (url: string) => Promise<void>;

/** Where the bakery is pretended, so is the collector (CONSTANTS-07). */
async function collectorOf(
  page: object,
  { sandbox, fraud }: Pick<Config, 'sandbox' | 'fraud'>,
  load: Load,
): Promise<Collector | undefined> {
  if (sandbox === 'embedded') return (await import('#sandbox/drawer/fraud-collector.ts')).stubCollector;
  if (fraud === null) return undefined;
  await load(fraud.scriptUrl);
  return (page as { fraudCollector?: Collector }).fraudCollector;
}

/** Rejects where a collection has not ended in time (FRAUD-02). */
function inTime(collection: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<void>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The fraud check takes too long.')), FRAUD_COLLECTION_MS);
  });
  return Promise.race([collection, late]).finally(() => clearTimeout(timer));
}

/** Without a collector there is nothing to collect. One that fails or hangs blocks nothing, and is asked anew by the next collection (FRAUD-02). */
export function createFraudCheck(page: object, config: Pick<Config, 'sandbox' | 'fraud'>, load: Load = loadScript): FraudCheck {
  let sessionId: string | null = null;
  let collecting: Promise<void> | null = null;
  async function collect() {
    const { clientId = '', host = '' } = config.fraud ?? {};
    const collector = await collectorOf(page, config, load);
    // One that was given up may still answer.
    sessionId = (await collector?.collect({ clientId, host })) ?? sessionId;
  }
  return {
    sessionId: () => sessionId,
    collect: () =>
      (collecting ??= inTime(collect()).catch((error: unknown) => {
        collecting = null;
        throw error;
      })),
  };
}
