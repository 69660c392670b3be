import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { costsOf } from '#tools/bench/costs.ts';
import { growth, median, medians, quantile, ratio } from '#tools/bench/figures.ts';
import { outcomes } from '#tools/bench/goals.ts';
import { middle, summary } from '#tools/bench/interactions.ts';
import { figuresOf } from '#tools/bench/lighthouse.ts';
import { pageNames } from '#tools/bench/pages.ts';
import { printed, table } from '#tools/bench/print.ts';
import { slowestOf } from '#tools/bench/profile.ts';
import type { Report } from '#tools/bench/report.ts';
import { menuOfSize } from '#tools/bench/rules.ts';
import { withMeasure, withPauseMeasured } from '#tools/bench/measured.ts';

describe('figures', () => {
  it('the median and the p75 are figures of the run, by nearest rank and in any order', () => {
    expect(median([30, 10, 20])).toBe(20);
    expect(quantile([40, 10, 30, 20], 0.75)).toBe(30);
    expect(quantile([7], 0.75)).toBe(7);
    expect(median([])).toBe(0);
  });

  it('a ratio has three digits after the point, growth is in percent', () => {
    expect(ratio(2, 3)).toBe(0.667);
    expect(growth(200, 241)).toBe(20.5);
    expect(growth(200, 190)).toBe(-5);
  });

  it('runs become one by the median of each figure', () => {
    const runs = [
      { firstPaintMs: 1, blockingMs: 30 },
      { firstPaintMs: 3, blockingMs: 10 },
      { firstPaintMs: 2, blockingMs: 20 },
    ];
    expect(medians(runs)).toEqual({ firstPaintMs: 2, blockingMs: 20 });
  });
});

describe('taps', () => {
  const taps = [
    { step: 'home', what: 'tap Pickup', ms: 24 },
    { step: 'menu', what: 'key s', ms: 300 },
    { step: 'menu', what: 'key o', ms: 100 },
    { step: 'menu', what: 'key u', ms: 50 },
  ];

  it('are told by step and together, with the slowest first', () => {
    expect(summary(taps)).toEqual({
      count: 4,
      medianMs: 50,
      p75Ms: 100,
      worstMs: 300,
      steps: {
        home: { count: 1, medianMs: 24, p75Ms: 24, worstMs: 24 },
        menu: { count: 3, medianMs: 100, p75Ms: 300, worstMs: 300 },
      },
      slowest: [taps[1], taps[2], taps[3], taps[0]],
    });
  });
});

it('of some walks, each move has the median of its times, and the slowest come with the profile of that time', () => {
  const walk = (...times: readonly number[]) => times.map((ms, at) => ({ step: 'menu', what: `tap ${at}`, ms, costs: [] }));
  const walks = [walk(16, 900, 80), walk(24, 30, 90), walk(20, 40, 100)];
  expect(middle(walks).map(({ ms }) => ms)).toEqual([20, 40, 90]);
  expect(slowestOf(walks, 2)).toEqual([walks[1]![2], walks[2]![1]]);
});

const visit = {
  firstPaintMs: 700,
  largestPaintMs: 3000,
  layoutShift: 0,
  requests: { files: 12, calls: 5, pictures: 8, other: 1 },
  filesBeforeLargestPaint: 12,
  bytes: { gzip: 170_000, brotli: 150_000 },
  bytesBeforeLargestPaint: { gzip: 150_100, brotli: 140_000 },
  isControlled: false,
};
const page = {
  performance: 90,
  accessibility: 100,
  firstPaintMs: 800,
  largestPaintMs: 2000,
  blockingMs: 150,
  mainThreadMs: 2000,
  layoutShift: 0,
  first: visit,
  again: { ...visit, largestPaintMs: 1500 },
};
const libraries = { ...page, firstPaintMs: 1600, blockingMs: 100, first: { ...visit, firstPaintMs: 1400 } };
const floors = { react: page, libraries };
const ofPages = <Figures>(figures: Figures) =>
  Object.fromEntries(pageNames.map((name) => [name, figures])) as Record<(typeof pageNames)[number], Figures>;
const pages = { ...ofPages(page), checkout: { ...page, largestPaintMs: 2100, blockingMs: 151 } };
const missed = (report: Report) =>
  outcomes(report)
    .filter(({ isMet }) => !isMet)
    .map(({ goal, of }) => `${goal}: ${of}`);

describe('goals', () => {
  it('a limit that is reached is met; one above it is missed, by page', () => {
    expect(missed({ load: { floors, pages } })).toEqual([
      'Largest paint to the floor of the libraries, Lighthouse: checkout',
      'Blocking time in ms, the floor’s and 50: checkout',
    ]);
  });

  it('the menu is judged by what it asked for before its largest paint', () => {
    const site = { buildMs: 0, startMs: 50, floors: { react: visit, libraries: visit }, pages: ofPages(visit) };
    const late = { ...visit, filesBeforeLargestPaint: 13, bytesBeforeLargestPaint: { gzip: 150_000, brotli: 0 } };
    expect(missed({ site })).toEqual(['Scripts and styles of the menu before its largest paint, gzip kB: menu']);
    expect(missed({ site: { ...site, pages: { ...site.pages, menu: late } } })).toEqual([
      'Requests for them before the largest paint of the menu: menu',
    ]);
  });

  it('taps are judged in proportion to what the machine takes for an empty one', () => {
    const interactions = { count: 90, medianMs: 40, p75Ms: 60, worstMs: 150, steps: {}, slowest: [], largeMenus: {} };
    expect(missed({ interactions: { ...interactions, emptyTapMs: 24 } })).toEqual([
      'Taps and keys, p75 in ms: ',
      'Taps and keys, the worst in ms: ',
    ]);
    expect(missed({ interactions: { ...interactions, emptyTapMs: 30 } })).toEqual([]);
  });

  it('taps on a menu of 1,000 placards have limits of their own', () => {
    const pace = { count: 20, medianMs: 40, p75Ms: 73, worstMs: 200 };
    const interactions = { count: 1, medianMs: 24, p75Ms: 24, worstMs: 24, steps: {}, slowest: [], emptyTapMs: 24 };
    expect(missed({ interactions: { ...interactions, largeMenus: { 1000: pace, 5000: { ...pace, worstMs: 999 } } } })).toEqual([
      'Taps and keys on a menu of 1,000 placards, p75 in ms: ',
    ]);
  });

  it('bytes, the start and what openings leave behind have limits', () => {
    const held = { openings: 200, before: { heapBytes: 10, nodes: 10 }, after: { heapBytes: 12, nodes: 10 } };
    const kept = { ...held, heapGrowthPercent: 20, nodesGrowthPercent: 2 };
    const site = { buildMs: 1, startMs: 51, floors: { react: visit, libraries: visit }, pages: ofPages(visit) };
    expect(missed({ site, memory: { product: kept, cartDrawer: { ...kept, heapGrowthPercent: -1 } } })).toEqual([
      'Scripts and styles of the menu before its largest paint, gzip kB: menu',
      'Start of the app on a slow processor, ms: ',
      'Growth of the heap in % after 200 openings: product',
    ]);
  });

  it('a figure that could not be measured meets no goal', () => {
    const audits = { 'first-contentful-paint': { numericValue: 800 }, 'largest-contentful-paint': { errorMessage: 'NO_LCP' } };
    expect(figuresOf({ categories: {}, audits })).toBe('NO_LCP');
    const menu = { ...page, largestPaintMs: NaN };
    expect(missed({ load: { floors, pages: { ...ofPages(page), menu } } })).toEqual([
      'Largest paint to the floor of the libraries, Lighthouse: menu',
    ]);
  });

  it('what was not measured has no outcome', () => {
    expect(outcomes({})).toEqual([]);
  });
});

describe('the report', () => {
  it('sets figures to the right in columns', () => {
    expect(
      table(
        ['page', 'ms'],
        [
          ['menu', 1200],
          ['cart', 7],
        ],
      ),
    ).toBe('page    ms\nmenu  1200\ncart     7');
  });

  it('names a missed goal, with its figure and its limit', () => {
    const report: Report = { load: { floors, pages } };
    const text = printed(report, outcomes(report));
    expect(text).toMatch(/floor: libraries +1600 +1 +2000 +1 +100 +2000 +0 +90 +1400 +3000 +1500 +0\.5 +no/);
    expect(text).toMatch(/Largest paint to the floor of the libraries, Lighthouse\s+checkout\s+1\.05\s+1\s+MISSED/);
    expect(text).toContain('Goals: 34 met, 2 missed');
  });
});

describe('the profile', () => {
  it('counts time in a function alone and with what it calls, once where it calls itself, and no idle time', () => {
    const frame = (functionName: string, url = '') => ({ functionName, url });
    const profile = {
      nodes: [
        { id: 1, callFrame: frame('(root)'), children: [2, 5] },
        { id: 2, callFrame: frame('render', 'http://localhost/assets/libraries-1a2b3c4.js'), children: [3] },
        { id: 3, callFrame: frame('render', 'http://localhost/assets/libraries-1a2b3c4.js'), children: [4] },
        { id: 4, callFrame: frame('Card', 'http://localhost/assets/base-1a2b3c4.js') },
        { id: 5, callFrame: frame('(idle)') },
      ],
      samples: [2, 4, 4, 5],
      timeDeltas: [1000, 2000, 3000, 90_000],
    };
    expect(costsOf(profile)).toEqual([
      { name: 'render · libraries', selfMs: 1, totalMs: 6 },
      { name: 'Card · base', selfMs: 5, totalMs: 5 },
    ]);
  });
});

describe('the measure of the start', () => {
  it('stands around the call that puts the app together', () => {
    const measured = withMeasure(readFileSync('src/app/main.tsx', 'utf8'));
    expect(measured).toMatch(/performance\.mark\('bench-compose'\), await compose\(.*\)\.finally\(\(\) => performance\.measure/);
    expect(() => withMeasure('start();')).toThrow('adapt tools/bench/measured.ts');
  });

  it('leaves out the pause in which other tasks have their turn', () => {
    const measured = withPauseMeasured(readFileSync('src/app/composition.ts', 'utf8'));
    expect(measured).toContain("performance.mark('bench-pause'); await nextTask(); performance.measure('bench-pause', 'bench-pause');");
    expect(() => withPauseMeasured('compose();')).toThrow('adapt tools/bench/measured.ts');
  });
});

describe('rules on a whole menu', () => {
  it('are done to menus of any size, each item with an id of its own, and keep to a frame and to twelve times the time for ten times the items', () => {
    const { placards: all, categories } = menuOfSize(1000);
    expect(Object.keys(all)).toHaveLength(1000);
    const items = Object.values(all).flatMap((placard) => placard.items.map(({ itemId }) => itemId));
    expect(new Set(items).size).toBe(items.length);
    expect(
      categories.flatMap(({ sections }) => sections.flatMap(({ placardIds }) => placardIds)).every((id) => all[id] !== undefined),
    ).toBe(true);
    const rules = { judging: { fewMs: 1, manyMs: 17, growth: 12 }, search: { fewMs: 1, manyMs: 13, growth: 13 } };
    expect(outcomes({ rules }).map(({ of, isMet }) => [of, isMet])).toEqual([
      ['', false],
      ['judging', true],
      ['search', false],
    ]);
    expect(printed({ rules }, [])).toMatch(/judging\s+1\s+17\s+12/);
  });
});
