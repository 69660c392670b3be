import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { transitionIdOf, transitionsOf } from '#model-tests/kit/transitions.ts';
import { ChartPicture } from '#src/inspector/chart/ChartPicture.ts';
import { layoutOf } from '#src/inspector/chart/layout.ts';
import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { flowRequirements } from './describe.ts';
import { totalsOf, type FlowFigures, type MeasuredFlow } from './measure.ts';
import { reportData, type ReportData } from './page-data.ts';

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
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
form { display: flex; flex-wrap: wrap; gap: 1rem; }
label { display: grid; gap: 0.25rem; }
input, select { font: inherit; min-block-size: 2.25rem; padding: 0.25rem 0.5rem; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
code { font-size: 0.85rem; overflow-wrap: anywhere; }
ol { padding-inline-start: 3.5rem; }
`;

const client = new URL('page.client.ts', import.meta.url);

/** Returns the report as one page that needs nothing else: numbers, charts with what is and is not covered, and paths to search. */
export async function reportPage(flows: readonly MeasuredFlow[]): Promise<string> {
  const data = reportData(flows);
  const { code } = await transformWithOxc(readFileSync(client, 'utf8'), 'page.client.ts');
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
    h(
      'body',
      null,
      h('header', null, h('h1', null, 'Paths through the flows'), navigationOf(flows)),
      h('main', null, summaryOf(flows.map(({ figures }) => figures)), searchOf(data), ...flows.map(sectionOf)),
      h('script', { id: 'data', type: 'application/json', dangerouslySetInnerHTML: { __html: inScript(data) } }),
      h('script', { type: 'module', dangerouslySetInnerHTML: { __html: code } }),
    ),
  );
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}

/** JSON that cannot end the script around it. */
const inScript = (data: ReportData): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const navigationOf = (flows: readonly MeasuredFlow[]): ReactNode =>
  h('nav', { 'aria-label': 'Flows' }, ...flows.map(({ flow: { name } }) => h('a', { key: name, href: `#${name}` }, name)));

function searchOf({ flows }: ReportData): ReactNode {
  const field = (label: string, id: string, attributes: object = {}) =>
    h('label', { key: id }, label, h('input', { id, name: id, ...attributes }));
  const requirements = [
    ...new Set(flows.flatMap((flow) => [...flow.requirements, ...flow.places.flatMap(([, , ids]) => ids.split(', '))])),
  ];
  return h(
    'search',
    { 'aria-labelledby': 'search' },
    h('h2', { id: 'search' }, 'Paths'),
    h(
      'form',
      null,
      field('Words', 'words', { type: 'search' }),
      h(
        'label',
        null,
        'Flow',
        h(
          'select',
          { id: 'flow', name: 'flow' },
          ...['', ...flows.map(({ name }) => name)].map((name) => h('option', { value: name }, name || 'all flows')),
        ),
      ),
      field('State', 'state'),
      field('Requirement', 'requirement', { list: 'requirements' }),
      h(
        'datalist',
        { id: 'requirements' },
        ...requirements
          .filter((id) => id !== '')
          .toSorted()
          .map((id) => h('option', { value: id })),
      ),
      field('Most steps', 'most', { type: 'number', min: 0 }),
    ),
    h('p', { id: 'count', role: 'status' }),
    h('div', { id: 'paths' }),
  );
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

function sectionOf({ flow, coverage }: MeasuredFlow): ReactNode {
  const { name, model } = flow;
  const uncovered = transitionsOf(model).filter((transition) => !coverage.taken.has(transition));
  const missing = columns.flatMap((column) => (coverage[column]?.missing ?? []).map((what) => `${column}: ${what}`));
  return h(
    'section',
    { id: name, key: name, 'aria-labelledby': `${name}-title` },
    h('h2', { id: `${name}-title` }, name),
    h(ChartPicture, { layout: layoutOf(model.machine), uncovered: new Set(uncovered.map(transitionIdOf)), label: `The chart of ${name}` }),
    listOf('Not covered', missing, 'bad'),
    listOf(
      'Guards with one side',
      coverage.oneSided.map(({ guard, reason }) => `${guard}: ${reason}`),
    ),
    listOf('Requirements that hold on every path', flowRequirements(flow)),
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
