import { loadScript } from './script.ts';

/** The collector's script puts this on the page. */
interface Collector {
  readonly collect: () => Promise<string>;
}

/** The fraud check: whose session id goes with four calls once it is known (FRAUD-03, HTTP-17). */
export interface FraudCheck {
  readonly sessionId: () => string | null;
  readonly collect: () => Promise<void>;
}

/** Without a script there is nothing to collect, and a failing one blocks nothing (FRAUD-02). */
export function createFraudCheck(page: object, scriptUrl: string | null): FraudCheck {
  let sessionId: string | null = null;
  let collecting: Promise<void> | null = null;
  async function collect() {
    if (scriptUrl === null) return;
    await loadScript(scriptUrl);
    sessionId = (await (page as { fraudCollector?: Collector }).fraudCollector?.collect()) ?? null;
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
