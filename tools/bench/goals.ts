import { ratio } from './figures.ts';
import { pageNames } from './pages.ts';
import type { Report } from './report.ts';

/** One figure beside its limit. */
interface Reading {
  /** What was measured: a page, a step; empty where there is only one. */
  readonly of: string;
  readonly figure: number;
  readonly limit: number;
}

/** A goal of the product. */
interface Goal {
  readonly name: string;
  /** Its readings in a report, none where its subject was not measured. */
  readonly read: (report: Report) => readonly Reading[];
}

/** A goal as a run found it. */
export interface Outcome {
  readonly goal: string;
  readonly of: string;
  readonly figure: number;
  readonly limit: number;
  readonly isMet: boolean;
}

/** The empty tap of the machine for which the limits of taps are written. */
const EMPTY_TAP_MS = 24;
/** Heap and nodes vary by so much without a leak. */
const STEADY_PERCENT = 2;
const KB = 1000;

type Loads = NonNullable<Report['load']>;

const eachLoad = (report: Report, read: (load: Loads['pages']['menu'], floor: Loads['floors']['libraries']) => Omit<Reading, 'of'>) =>
  report.load ? pageNames.map((of) => ({ of, ...read(report.load!.pages[of], report.load!.floors.libraries) })) : [];

const eachWeight = (report: Report, read: (visit: NonNullable<Report['site']>['pages']['menu']) => Omit<Reading, 'of'>) =>
  report.site ? pageNames.map((of) => ({ of, ...read(report.site!.pages[of]) })) : [];

/** A limit of taps in proportion to what this machine takes for an empty one. */
const inProportion = (limit: number, emptyTapMs: number) => Math.round(limit * (emptyTapMs / EMPTY_TAP_MS));

const pace = ({ interactions }: Report, of: 'p75Ms' | 'worstMs', limit: number): readonly Reading[] =>
  interactions ? [{ of: '', figure: interactions[of], limit: inProportion(limit, interactions.emptyTapMs) }] : [];

const largePace = ({ interactions }: Report, of: 'p75Ms' | 'worstMs', limit: number): readonly Reading[] => {
  const large = interactions?.largeMenus['1000'];
  return interactions && large ? [{ of: '', figure: large[of], limit: inProportion(limit, interactions.emptyTapMs) }] : [];
};

/** A frame of 60 in a second. */
const FRAME_MS = 16;
const MOST_GROWTH = 12;

const growthOf = (report: Report, of: 'heapGrowthPercent' | 'nodesGrowthPercent'): readonly Reading[] =>
  Object.entries(report.memory ?? {}).map(([name, kept]) => ({ of: name, figure: kept[of], limit: STEADY_PERCENT }));

const goals: readonly Goal[] = [
  {
    name: 'Judging 10,000 items for another time, ms',
    read: ({ rules }) => (rules?.['judging'] ? [{ of: '', figure: rules['judging'].manyMs, limit: FRAME_MS }] : []),
  },
  {
    name: 'Time of a rule for ten times the items, as a ratio',
    read: ({ rules }) => Object.entries(rules ?? {}).map(([of, { growth }]) => ({ of, figure: growth, limit: MOST_GROWTH })),
  },
  {
    name: 'Largest paint to the floor of the libraries, Lighthouse',
    read: (report) => eachLoad(report, (page, floor) => ({ figure: ratio(page.largestPaintMs, floor.largestPaintMs), limit: 1 })),
  },
  {
    name: 'Largest paint to the floor of the libraries, on Slow 4G',
    read: (report) =>
      eachLoad(report, (page, floor) => ({ figure: ratio(page.first.largestPaintMs, floor.first.largestPaintMs), limit: 1 })),
  },
  {
    name: 'First paint to the floor of the libraries, Lighthouse',
    read: (report) => eachLoad(report, (page, floor) => ({ figure: ratio(page.firstPaintMs, floor.firstPaintMs), limit: 0.5 })),
  },
  {
    name: 'First paint to the floor of the libraries, on Slow 4G',
    read: (report) => eachLoad(report, (page, floor) => ({ figure: ratio(page.first.firstPaintMs, floor.first.firstPaintMs), limit: 0.5 })),
  },
  {
    name: 'Blocking time in ms, the floor’s and 50',
    read: (report) => eachLoad(report, (page, floor) => ({ figure: page.blockingMs, limit: floor.blockingMs + 50 })),
  },
  {
    name: 'Largest paint of the next visit, as a ratio to the first',
    read: (report) => eachLoad(report, ({ first, again }) => ({ figure: ratio(again.largestPaintMs, first.largestPaintMs), limit: 0.5 })),
  },
  {
    name: 'Requests for document, scripts, styles and fonts',
    read: (report) => eachWeight(report, ({ requests }) => ({ figure: requests.files, limit: 12 })),
  },
  {
    name: 'Requests for them before the largest paint of the menu',
    read: ({ site }) => (site ? [{ of: 'menu', figure: site.pages.menu.filesBeforeLargestPaint, limit: 12 }] : []),
  },
  {
    name: 'Scripts and styles of the menu before its largest paint, gzip kB',
    read: ({ site }) =>
      site ? [{ of: 'menu', figure: Number((site.pages.menu.bytesBeforeLargestPaint.gzip / KB).toFixed(1)), limit: 150 }] : [],
  },
  { name: 'Start of the app on a slow processor, ms', read: ({ site }) => (site ? [{ of: '', figure: site.startMs, limit: 50 }] : []) },
  { name: 'Taps and keys, p75 in ms', read: (report) => pace(report, 'p75Ms', 48) },
  { name: 'Taps and keys, the worst in ms', read: (report) => pace(report, 'worstMs', 120) },
  { name: 'Taps and keys on a menu of 1,000 placards, p75 in ms', read: (report) => largePace(report, 'p75Ms', 72) },
  { name: 'Taps and keys on a menu of 1,000 placards, the worst in ms', read: (report) => largePace(report, 'worstMs', 200) },
  { name: 'Growth of the heap in % after 200 openings', read: (report) => growthOf(report, 'heapGrowthPercent') },
  { name: 'Growth of the nodes in % after 200 openings', read: (report) => growthOf(report, 'nodesGrowthPercent') },
];

/** Every goal that the report has figures for, met or missed. */
export const outcomes = (report: Report): Outcome[] =>
  goals.flatMap(({ name, read }) =>
    read(report).map(({ of, figure, limit }) => ({ goal: name, of, figure, limit, isMet: figure <= limit })),
  );
