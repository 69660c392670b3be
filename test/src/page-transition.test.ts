import { expect, it, vi } from 'vitest';
import { pageTransition, type Transitions } from '#src/app/page-transition.ts';

const draw = async () => {};
const skipped = () => Promise.reject(new DOMException('Transition was skipped', 'AbortError'));

function started(browser: Partial<Transitions>, { isStill = false, isOtherPage = true } = {}) {
  const start = vi.fn<(update: () => Promise<void>) => Pick<ViewTransition, 'ready' | 'updateCallbackDone'>>((update) => ({
    ready: skipped(),
    updateCallbackDone: update() as Promise<undefined>,
  }));
  const document = { hidden: false, startViewTransition: start, ...browser };
  const move = pageTransition(document, () => isStill)(() => isOtherPage);
  return { start, move };
}

it('draws another page with a transition, and a transition that the browser skipped is no fault', async () => {
  const { start, move } = started({});
  await move(draw);
  expect(start).toHaveBeenCalledExactlyOnceWith(draw);
});

it.for([
  ['where the visitor wants no motion', {}, { isStill: true }],
  ['in a browser without transitions', { startViewTransition: undefined }, {}],
  ['within a page', {}, { isOtherPage: false }],
  ['in a hidden tab', { hidden: true }, {}],
] as const)('draws at once %s', async ([, browser, page]) => {
  const { start, move } = started(browser, page);
  const drawn = vi.fn<() => Promise<void>>(draw);
  await move(drawn);
  expect([start.mock.calls.length, drawn.mock.calls.length]).toEqual([0, 1]);
});

it('says that the page could not be drawn', async () => {
  const { move } = started({});
  await expect(move(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
