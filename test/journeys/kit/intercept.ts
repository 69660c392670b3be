import type { Page, Route } from 'playwright';
import { expect } from 'vitest';

const PROBE = '/app/probe.html';

/**
 * Answers the calls of an open page in place of the server, until what it returns is called. A browser hands calls over some time after it
 * was told to, and the next one would reach the server: a probe shows that it does.
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
