import { isPending, runningActor } from '#machines/kit/lazy.ts';
import type { Services } from '#src/app/services.ts';
import { sleep } from '#src/flows/kit/clock.ports.ts';

/** How often a press looks for prices that are not asked for yet. */
const UNTIL_OPEN_MS = 50;

interface Sources extends Pick<Services, 'features' | 'openFlow'> {
  /** Loads the code that opens the flow after the first page. */
  readonly loadOpener: () => Promise<unknown>;
}

/**
 * Resolves with the flow of the prices that rules change, once those are asked for; null: the feature is off, the code did not come, so that the menu's
 * prices hold (PRICING-03, decision 031), or the press has ended.
 */
export async function pricingFlow({ features, openFlow, loadOpener }: Sources, signal: AbortSignal) {
  const isOpening = () =>
    loadOpener().then(
      () => true,
      () => false,
    );
  while (features().dynamicPricing && !signal.aborted) {
    const open = openFlow('dynamicPricing');
    const flow = runningActor(open);
    if (flow?.getSnapshot().context.asked) return flow;
    const now = open?.getSnapshot();
    if (now === undefined ? !(await isOpening()) : isPending(now) && now.code === 'failed') return null;
    await sleep(UNTIL_OPEN_MS, signal);
  }
  return null;
}
