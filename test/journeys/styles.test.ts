import type { CDPSession, Page } from 'playwright';
import { expect, it } from 'vitest';
import { openBrowser } from './kit/guest.ts';

const newGuest = openBrowser();

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

/** The most elements that the browser judges at once in what a move sets off. */
async function mostJudged(session: CDPSession, move: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  const take = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', take);
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
  await move();
  const isComplete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await isComplete;
  session.off('Tracing.dataCollected', take);
  return Math.max(...events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args?.elementCount ?? 0));
}

const elementsOf = (page: Page) => page.evaluate(() => document.body.querySelectorAll('*').length);

it('a choice makes the browser judge the styles of what it changes, not of the page', async () => {
  const page = await newGuest();
  const session = await page.context().newCDPSession(page);
  await page.goto('/');
  await page.getByRole('heading', { name: 'On the menu' }).waitFor();
  const way = page.getByRole('radio', { name: 'Delivery' });
  expect(await mostJudged(session, () => way.check({ force: true }))).toBeLessThan((await elementsOf(page)) / 2);
});
