import type { Outcome } from './goals.ts';
import { ratio } from './figures.ts';
import type { Report } from './report.ts';

type Row = readonly (string | number)[];

/** Columns as wide as their widest cell; the first to the left, figures to the right. */
export function table(head: Row, rows: readonly Row[]): string {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ');
  return cells.map((row) => line(row).trimEnd()).join('\n');
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** The report for a person: a table per subject, and the goals at its end. */
export function printed(report: Report, outcomes: readonly Outcome[]): string {
  const parts = [
    pathsPart(report),
    rulesPart(report),
    sitePart(report),
    loadPart(report),
    interactionsPart(report),
    memoryPart(report),
    goalsPart(outcomes),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

const pathsPart = ({ paths }: Report) => (paths ? `Paths\n${JSON.stringify(paths, null, 2)}` : '');

function rulesPart({ rules }: Report): string {
  if (!rules) return '';
  const rows = Object.entries(rules).map(([name, { fewMs, manyMs, growth }]): Row => [name, fewMs, manyMs, growth]);
  return `Rules on a whole menu, in ms\n${table(['rule', '1,000 items', '10,000 items', 'growth'], rows)}`;
}

function sitePart({ site }: Report): string {
  if (!site) return '';
  const rows = [...Object.entries(site.floors).map(floorRow), ...Object.entries(site.pages)].map(
    ([name, { requests, filesBeforeLargestPaint, bytes, bytesBeforeLargestPaint }]): Row => [
      name,
      requests.files,
      filesBeforeLargestPaint,
      requests.calls,
      requests.pictures,
      kB(bytes.gzip),
      kB(bytes.brotli),
      kB(bytesBeforeLargestPaint.gzip),
    ],
  );
  return [
    `What a first visit asks for (build ${(site.buildMs / 1000).toFixed(0)} s; start of the app ${site.startMs} ms on a slow processor)`,
    table(['page', 'files', 'before LCP', 'calls', 'pictures', 'gzip kB', 'brotli kB', 'gzip kB before LCP'], rows),
  ].join('\n');
}

function loadPart({ load }: Report): string {
  if (!load) return '';
  const floor = load.floors.libraries;
  const rows = [...Object.entries(load.floors).map(floorRow), ...Object.entries(load.pages)].map(([name, page]): Row => [
    name,
    page.firstPaintMs,
    ratio(page.firstPaintMs, floor.firstPaintMs),
    page.largestPaintMs,
    ratio(page.largestPaintMs, floor.largestPaintMs),
    page.blockingMs,
    page.mainThreadMs,
    page.layoutShift,
    page.performance,
    page.first.firstPaintMs,
    page.first.largestPaintMs,
    page.again.largestPaintMs,
    ratio(page.again.largestPaintMs, page.first.largestPaintMs),
    page.again.isControlled ? 'yes' : 'no',
  ]);
  const head = [
    'FCP',
    'to floor',
    'LCP',
    'to floor',
    'TBT',
    'main',
    'CLS',
    'score',
    'FCP first',
    'LCP first',
    'LCP next',
    'ratio',
    'worker',
  ];
  return `Load, cold, in ms (Lighthouse’s phone; first and next visit on Slow 4G with 4x CPU)\n${table(['page', ...head], rows)}`;
}

const floorRow = <Figures>([name, figures]: [string, Figures]): [string, Figures] => [`floor: ${name}`, figures];

function interactionsPart({ interactions }: Report): string {
  if (!interactions) return '';
  const { emptyTapMs, steps, slowest, largeMenus } = interactions;
  const large = Object.entries(largeMenus).map(([count, pace]) => [`${count} placards`, pace] as const);
  const rows = [...Object.entries({ ...steps, all: interactions }), ...large].map(([step, { count, medianMs, p75Ms, worstMs }]): Row => [
    step,
    count,
    medianMs,
    p75Ms,
    worstMs,
    ratio(p75Ms, emptyTapMs),
  ]);
  return [
    `Taps and keys in ms with 4x CPU, the median of three walks (a tap that does nothing: ${emptyTapMs} ms)`,
    table(['step', 'count', 'median', 'p75', 'worst', 'p75 to empty'], rows),
    ...slowest.map(({ step, what, ms }) => `  ${ms} ms  ${step}: ${what}`),
  ].join('\n');
}

function memoryPart({ memory }: Report): string {
  if (!memory) return '';
  const rows = Object.entries(memory).map(([name, { openings, before, after, heapGrowthPercent, nodesGrowthPercent }]): Row => [
    name,
    openings,
    kB(before.heapBytes),
    kB(after.heapBytes),
    `${heapGrowthPercent} %`,
    before.nodes,
    after.nodes,
    `${nodesGrowthPercent} %`,
  ]);
  return `Memory\n${table(['opened', 'times', 'heap kB', 'after', 'growth', 'nodes', 'after', 'growth'], rows)}`;
}

function goalsPart(outcomes: readonly Outcome[]): string {
  if (outcomes.length === 0) return '';
  const rows = outcomes.map(({ goal, of, figure, limit, isMet }): Row => [goal, of, figure, limit, isMet ? 'met' : 'MISSED']);
  const missed = outcomes.filter(({ isMet }) => !isMet).length;
  return `Goals: ${outcomes.length - missed} met, ${missed} missed\n${table(['goal', 'of', 'figure', 'limit', ''], rows)}`;
}
