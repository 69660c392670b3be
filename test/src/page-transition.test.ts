import { expect, it, vi } from 'vitest';
import { pageTransition, type Transitions } from '#src/app/page-transition.ts';

const draw = async () => {};
const skipped = () => Promise.reject(new DOMException('Transition was skipped', 'AbortError'));

function started(browser: Partial<Transitions>, { isStill = false, isOtherPage = true } = {}) {
  const start = vi.fn<(update: () => Promise<void>) => Pick<ViewTransition, 'ready' | 'updateCallbackDone'>>((update) => ({
    ready: skipped(),
    updateCallbackDone: update() as Promise<undefined>,
  }));
  const painted = vi.fn<() => Promise<void>>(async () => {});
  const document = { hidden: false, startViewTransition: start, ...browser };
  const move = pageTransition(document, () => isStill, painted)(() => isOtherPage);
  return { start, painted, move };
}

it('draws another page with a transition, and a transition that the browser skipped is no fault', async () => {
  const { start, move } = started({});
  await move(draw);
  expect(start).toHaveBeenCalledExactlyOnceWith(draw);
});

it('draws another page once the press that asked for it is painted', async () => {
  const { start, painted, move } = started({});
  await move(draw);
  expect(painted.mock.invocationCallOrder[0]).toBeLessThan(start.mock.invocationCallOrder[0]!);
});

it.for([
  ['where the visitor wants no motion', {}, { isStill: true }],
  ['in a browser without transitions', { startViewTransition: undefined }, {}],
] as const)('draws without a transition %s', async ([, browser, page]) => {
  const { start, painted, move } = started(browser, page);
  const drawn = vi.fn<() => Promise<void>>(draw);
  await move(drawn);
  expect([start.mock.calls.length, painted.mock.calls.length, drawn.mock.calls.length]).toEqual([0, 1, 1]);
});

it.for([
  ['within a page', {}, { isOtherPage: false }],
  ['in a hidden tab, which is never painted', { hidden: true }, {}],
] as const)('draws at once %s', async ([, browser, page]) => {
  const { start, painted, move } = started(browser, page);
  const drawn = vi.fn<() => Promise<void>>(draw);
  await move(drawn);
  expect([start.mock.calls.length, painted.mock.calls.length, drawn.mock.calls.length]).toEqual([0, 0, 1]);
});

it('says that the page could not be drawn', async () => {
  const { move } = started({});
  await expect(move(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
