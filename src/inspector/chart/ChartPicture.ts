import { createElement as h, type ReactNode } from 'react';
import type { Arrow, ChartLayout, Line, StateBox } from './layout.ts';

interface ChartPictureProps {
  readonly layout: ChartLayout;
  /** What the picture shows, for those who cannot see it. */
  readonly label: string;
  /** The states that are active now, by id. */
  readonly active?: ReadonlySet<string>;
  /** Transitions that no path takes, by id. */
  readonly uncovered?: ReadonlySet<string>;
}
const nothing: ReadonlySet<string> = new Set();
const bad = 'var(--chart-bad, #d3302f)';
const text = { fontFamily: 'ui-sans-serif, system-ui, sans-serif', fontSize: 12, fill: 'currentColor' };

/** A chart as one picture. Colors and widths are attributes, which a Content-Security-Policy without inline styles allows. */
export function ChartPicture({ layout, label, active = nothing, uncovered = nothing }: ChartPictureProps): ReactNode {
  const { width, height, states, arrows } = layout;
  return h(
    'svg',
    { role: 'img', 'aria-label': label, viewBox: `-2 -2 ${width + 4} ${height + 4}`, width: width + 4, height: height + 4 },
    ...states.map((state) => boxOf(state, active.has(state.id), uncovered)),
    ...arrows.map((arrow) => arrowOf(arrow, uncovered)),
    ...arrows.map((arrow) => labelOf(arrow, uncovered)),
  );
}

function boxOf(state: StateBox, isActive: boolean, uncovered: ReadonlySet<string>): ReactNode {
  const { id, key, x, y, width, height, type, isInitial, description, lines } = state;
  const isLit = isActive && (type === 'atomic' || type === 'final');
  const frame = { x, y, width, height, rx: 8, stroke: 'currentColor' };
  return h(
    'g',
    { key: id, 'data-state': id, 'data-active': isActive ? '' : undefined },
    description === null ? null : h('title', null, description),
    h('rect', {
      ...frame,
      fill: isLit ? 'var(--chart-lit, currentColor)' : 'currentColor',
      fillOpacity: isLit ? 0.22 : 0.03,
      strokeWidth: isActive ? 3 : 1,
      strokeDasharray: type === 'parallel' ? '6 3' : undefined,
    }),
    type === 'final' ? h('rect', { ...frame, x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: 6, fill: 'none' }) : null,
    isInitial ? h('circle', { cx: x + 12, cy: y + 15, r: 4, fill: 'currentColor' }) : null,
    h(
      'text',
      { ...text, x: x + (isInitial ? 22 : 14), y: y + 19, fontWeight: isActive ? 700 : 600, fontSize: 13 },
      isActive ? `${key} ◂` : key,
    ),
    ...lines.map((line) => lineOf(line, line.x, line.y, uncovered)),
  );
}

const lineOf = ({ words, transition }: Line, x: number, y: number, uncovered: ReadonlySet<string>, anchor = 'start'): ReactNode => {
  const isMissed = transition !== null && uncovered.has(transition);
  return h(
    'text',
    {
      ...text,
      key: `${transition} ${words} ${y}`,
      x,
      y,
      textAnchor: anchor,
      fontSize: 11,
      ...(isMissed && { fill: bad, fontWeight: 700 }),
    },
    isMissed ? `✗ ${words}` : words,
  );
};

function arrowOf({ id, points, lines }: Arrow, uncovered: ReadonlySet<string>): ReactNode {
  const isMissed = lines.some(({ transition }) => transition !== null && uncovered.has(transition));
  const [end, before] = [points.at(-1)!, points.at(-2)!];
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  const colour = isMissed ? bad : 'currentColor';
  return h(
    'g',
    { key: id, 'data-arrow': id },
    h('path', {
      d: curveThrough(points),
      fill: 'none',
      stroke: colour,
      strokeOpacity: isMissed ? 1 : 0.55,
      strokeWidth: isMissed ? 2 : 1.25,
      strokeDasharray: isMissed ? '5 4' : undefined,
    }),
    h('path', { d: 'M0 0L-9 -4L-9 4Z', fill: colour, transform: `translate(${end.x} ${end.y}) rotate(${angle})` }),
  );
}

/** Through dagre's points by quadratic curves, so that no corner is sharp. */
function curveThrough(points: Arrow['points']): string {
  const [first, ...rest] = points;
  const curves = rest.slice(0, -1).map((point, at) => {
    const next = rest[at + 1]!;
    const isLast = at === rest.length - 2;
    return `Q${point.x} ${point.y} ${isLast ? next.x : (point.x + next.x) / 2} ${isLast ? next.y : (point.y + next.y) / 2}`;
  });
  if (curves.length === 0) return `M${first!.x} ${first!.y}L${rest[0]!.x} ${rest[0]!.y}`;
  return `M${first!.x} ${first!.y}${curves.join('')}`;
}

/** An arrow's words, each line on a ground that keeps arrows from running through it. */
function labelOf({ id, labelAt, lines }: Arrow, uncovered: ReadonlySet<string>): ReactNode {
  const top = labelAt.y - ((lines.length - 1) * 16) / 2 + 4;
  const width = Math.max(...lines.map(({ words }) => words.length)) * 6.2 + 6;
  return h(
    'g',
    { key: `${id} words` },
    h('rect', {
      x: labelAt.x - width / 2,
      y: top - 13,
      width,
      height: lines.length * 16 + 2,
      rx: 4,
      fill: 'var(--chart-ground, Canvas)',
      fillOpacity: 0.85,
    }),
    ...lines.map((line, at) => lineOf(line, labelAt.x, top + at * 16, uncovered, 'middle')),
  );
}
