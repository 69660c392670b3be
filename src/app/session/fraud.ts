import type { Config } from '#domain/config/config.ts';
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

/** Where the bakery is pretended, so is the collector (CONSTANTS-07). */
async function collectorOf(page: object, { sandbox, fraud }: Pick<Config, 'sandbox' | 'fraud'>): Promise<Collector | undefined> {
  if (sandbox === 'embedded') return (await import('#sandbox/drawer/fraud-collector.ts')).stubCollector;
  if (fraud === null) return undefined;
  await loadScript(fraud.scriptUrl);
  return (page as { fraudCollector?: Collector }).fraudCollector;
}

/** Without a collector there is nothing to collect, and a failing one blocks nothing (FRAUD-02). */
export function createFraudCheck(page: object, config: Pick<Config, 'sandbox' | 'fraud'>): FraudCheck {
  let sessionId: string | null = null;
  let collecting: Promise<void> | null = null;
  async function collect() {
    const { clientId = '', host = '' } = config.fraud ?? {};
    sessionId = (await (await collectorOf(page, config))?.collect({ clientId, host })) ?? null;
  }
  return {
    sessionId: () => sessionId,
    collect: () =>
      (collecting ??= collect().catch((error: unknown) => {
        collecting = null;
        throw error;
      })),
  };
}
