import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describeEvent } from '#model-tests/kit/describe-event.ts';
import { transitionIdOf, transitionsOf } from '#model-tests/kit/transitions.ts';
import { ChartPicture } from '#src/inspector/chart/ChartPicture.ts';
import { layoutOf } from '#src/inspector/chart/layout.ts';
import { placeInWords } from './list.ts';
import { totalsOf, type FlowFigures, type MeasuredFlow, type MeasuredPath } from './measure.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --ink: light-dark(#2b1d14, #f4ece4); --line: light-dark(#d9cfc4, #4a3d33);
  --soft: light-dark(#f7f1ea, #241b15); --good: light-dark(#2e6b3e, #8fd19e); --bad: light-dark(#a3242b, #ff9d9d); }
body { margin: 0 auto; max-width: 82rem; padding: 1.5rem; color: var(--ink); background: light-dark(#fffdfa, #1a130e); }
h1, h2 { font-family: Georgia, serif; font-weight: 500; line-height: 1.2; }
h2 { margin-block-start: 3rem; border-block-start: 1px solid var(--line); padding-block-start: 1.5rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; }
table { font-size: 0.9rem; }
th, td { padding: 0.3rem 0.55rem; border-block-end: 1px solid var(--line); text-align: end; white-space: nowrap; }
th:first-child, td:first-child { text-align: start; }
a { color: inherit; }
.bad { color: var(--bad); font-weight: 700; }
.good { color: var(--good); }
svg { max-width: 100%; height: auto; margin-block: 1rem; }
summary { cursor: pointer; padding-block: 0.25rem; }
details details { padding-inline-start: 1rem; }
code { font-size: 0.85rem; overflow-wrap: anywhere; }
ol { padding-inline-start: 3.5rem; }
`;

/** The report as one page that needs nothing else: numbers, charts with what is and is not covered, paths in words. */
export function reportPage(flows: readonly MeasuredFlow[]): string {
  const page = h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('title', null, 'Paths through the flows'),
      h('style', { dangerouslySetInnerHTML: { __html: style } }),
    ),
    h('body', null, h('h1', null, 'Paths through the flows'), summaryOf(flows.map(({ figures }) => figures)), ...flows.map(sectionOf)),
  );
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}

const columns = ['states', 'transitions', 'guards', 'outcomes', 'screens', 'pairs'] as const;

function summaryOf(figures: readonly FlowFigures[]): ReactNode {
  const line = (name: ReactNode, flow: Omit<FlowFigures, 'name'>) =>
    h(
      'tr',
      null,
      h('td', null, name),
      ...columns.map((column) => h('td', null, shareOf(flow[column]))),
      ...[flow.paths, flow.steps, flow.lowerBound, flow.generateMs, flow.executeMs].map((number) => h('td', null, number)),
    );
  return h(
    'div',
    { className: 'wide' },
    h(
      'table',
      null,
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          ...['flow', ...columns, 'paths', 'steps', 'at least', 'generated, ms', 'walked, ms'].map((title) =>
            h('th', { scope: 'col' }, title),
          ),
        ),
      ),
      h(
        'tbody',
        null,
        ...figures.map((flow) => line(h('a', { href: `#${flow.name}` }, flow.name), flow)),
        line(h('strong', null, 'all'), totalsOf(figures)),
      ),
    ),
  );
}

const shareOf = (share: { covered: number; total: number } | undefined): ReactNode =>
  share === undefined || share.total === 0
    ? '–'
    : h('span', { className: share.covered === share.total ? 'good' : 'bad' }, `${share.covered}/${share.total}`);

function sectionOf({ flow: { name, model }, coverage, paths }: MeasuredFlow): ReactNode {
  const uncovered = transitionsOf(model).filter((transition) => !coverage.taken.has(transition));
  const missing = columns.flatMap((column) => (coverage[column]?.missing ?? []).map((what) => `${column}: ${what}`));
  return h(
    'section',
    { id: name, key: name },
    h('h2', null, name),
    h(ChartPicture, { layout: layoutOf(model.machine), uncovered: new Set(uncovered.map(transitionIdOf)), label: `The chart of ${name}` }),
    listOf('Not covered', missing, 'bad'),
    listOf(
      'Guards with one side',
      coverage.oneSided.map(({ guard, reason }) => `${guard}: ${reason}`),
    ),
    h(
      'details',
      null,
      h('summary', null, `${paths.length} paths, the slowest first`),
      ...paths.map((path) => pathOf(path, { name, model })),
    ),
  );
}

const listOf = (title: string, lines: readonly string[], className?: string): ReactNode =>
  lines.length === 0
    ? null
    : h(
        'details',
        { open: className !== undefined, className },
        h('summary', null, `${title}: ${lines.length}`),
        h('ul', null, ...lines.map((line) => h('li', null, h('code', null, line)))),
      );

const pathOf = ({ path: { id, start, edges }, ms }: MeasuredPath, { model }: MeasuredFlow['flow']): ReactNode =>
  h(
    'details',
    { key: id },
    h('summary', null, h('code', null, id), ` from “${start.name}”, ${edges.length} moves, ${ms.toFixed(1)} ms`),
    h(
      'ol',
      null,
      ...edges.map(({ event, to }) =>
        h('li', null, h('code', null, shortened(describeEvent(event))), ' → ', placeInWords(model, to.snapshot)),
      ),
    ),
  );

const shortened = (words: string): string => (words.length > 160 ? `${words.slice(0, 159)}…` : words);
