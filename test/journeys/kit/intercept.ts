import type { Page, Route } from 'playwright';
import { expect } from 'vitest';

const PROBE = '/app/probe.html';

/**
 * Answers requests of an open page in place of the server, until the function it returns is called. Interception starts some time after
 * `route` resolves, so that the next request would reach the server: a probe request waits for it.
 */
export async function intercept(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const context = page.context();
  await context.route(`**${PROBE}`, (route) => route.fulfill({ body: 'intercepted' }));
  await context.route(address, answer);
  await expect.poll(() => page.evaluate(async (probe) => (await fetch(probe)).text(), PROBE)).toBe('intercepted');
  return async () => {
    await context.unroute(address, answer);
    await context.unroute(`**${PROBE}`);
  };
}
