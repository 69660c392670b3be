/** A place in a picture of 400 by 300. */
export type Point = readonly [x: number, y: number];

/** A short line: where it begins, and how far it goes. */
export type Stroke = readonly [x: number, y: number, dx: number, dy: number];

/** A number with one decimal at most, as short as SVG allows. */
export const num = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

/** Numbers of a path: a minus sign parts them as well as a space does. */
export const nums = (...values: number[]): string =>
  values.map(num).reduce((text, value) => text + (text !== '' && !value.startsWith('-') ? ' ' : '') + value, '');

/** Points from a text of pairs, `'0 4, 24 24'`, moved to `x`, `y`. */
export const points = (text: string, x = 0, y = 0): Point[] =>
  text.split(', ').map((pair) => {
    const [px, py] = pair.split(' ');
    return [x + Number(px), y + Number(py)];
  });

const extent = (outline: readonly Point[]) => Math.max(...outline.map(([x]) => x)) - Math.min(...outline.map(([x]) => x));
const stepOf = (outline: readonly Point[]) => (extent(outline) < 17 ? 0.5 : 1);
const snap = (value: number, step: number) => Math.round(value / step) * step;
const snapPoint = ([x, y]: Point, step: number): Point => [snap(x, step), snap(y, step)];
const middle = ([ax, ay]: Point, [bx, by]: Point, step: number): Point => snapPoint([(ax + bx) / 2, (ay + by) / 2], step);
const offset = ([x, y]: Point, [toX, toY]: Point): Point => [toX - x, toY - y];
const isLast = (list: readonly unknown[], at: number) => at === list.length - 1;

/** A closed soft outline that `guides` pull on: a quadratic B-spline, because its path takes one pair of numbers for each point. */
export function blob(guides: readonly Point[]): string {
  const step = stepOf(guides);
  const start = middle(guides.at(-1)!, guides[0]!, step);
  let here = start;
  let control = snapPoint(guides[0]!, step);
  let path = `M${nums(...start)}`;
  for (let i = 0; i < guides.length; i++) {
    const joint = isLast(guides, i) ? start : middle(control, guides[i + 1]!, step);
    const to = offset(here, joint);
    path += i === 0 ? `q${nums(...offset(here, control), ...to)}` : `t${nums(...to)}`;
    control = [2 * joint[0] - control[0], 2 * joint[1] - control[1]];
    here = joint;
  }
  return `${path}z`;
}

/** A closed outline with corners. */
export function poly(corners: readonly Point[]): string {
  const step = stepOf(corners);
  let here = snapPoint(corners[0]!, step);
  let path = `M${nums(...here)}`;
  for (const corner of corners.slice(1)) {
    const at = snapPoint(corner, step);
    path += `l${nums(...offset(here, at))}`;
    here = at;
  }
  return `${path}z`;
}

/** An open soft line. */
export function curve(guides: readonly Point[]): string {
  const step = extent(guides) > 30 ? 1 : 0.5;
  const [start, ...rest] = guides.map((point) => snapPoint(point, step)) as [Point, ...Point[]];
  let here = start;
  let path = `M${nums(...here)}`;
  if (rest.length === 2) return `${path}q${nums(...rest.flatMap((point) => offset(start, point)))}`;
  rest.forEach((point, i) => {
    const end = isLast(rest, i) ? point : middle(point, rest[i + 1]!, step);
    const to = nums(...offset(here, end));
    if (i > 0) path += `t${to}`;
    else if (isLast(rest, i)) path += `l${to}`;
    else path += `q${nums(...offset(here, point))}${to.startsWith('-') ? '' : ' '}${to}`;
    here = end;
  });
  return path;
}

/** Round dots: lines of no length, to be drawn with `line`. */
export const dots = (places: readonly Point[]): string => dashes(places.map(([x, y]) => [x, y, 0.1, 0]));

/** Short strokes. */
export function dashes(strokes: readonly Stroke[]): string {
  let here: Point = [0, 0];
  return strokes
    .map(([x, y, dx, dy], i) => {
      const at: Point = [Math.round(x), Math.round(y)];
      const [toX, toY] = [dx === 0.1 ? 0.1 : snap(dx, 0.5), snap(dy, 0.5)];
      const path = `${i > 0 ? 'm' : 'M'}${nums(...offset(here, at))}${toY === 0 ? `h${num(toX)}` : `l${nums(toX, toY)}`}`;
      here = [at[0] + toX, at[1] + toY];
      return path;
    })
    .join('');
}

/** An oval around `cx`, `cy`. */
export const oval = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${nums(cx - rx, cy)}a${nums(rx, ry)} 0 1 0 ${nums(rx * 2, 0)}a${nums(rx, ry)} 0 1 0 ${nums(-rx * 2, 0)}z`;

/** The point of an oval at an angle in radians, clockwise from the right. */
export const onOval = (cx: number, cy: number, rx: number, ry: number, angle: number): Point => [
  cx + rx * Math.cos(angle),
  cy + ry * Math.sin(angle),
];

/** The shaded side of an oval, between two angles; a larger `bend` makes it thicker. */
export function crescent(cx: number, cy: number, rx: number, ry: number, from = -0.5, to = 2.3, bend = 1.25): string {
  const start = snapPoint(onOval(cx, cy, rx, ry, from), 1);
  const end = snapPoint(onOval(cx, cy, rx, ry, to), 1);
  return `M${nums(...start)}A${nums(rx, ry)} 0 0 1 ${nums(...end)}A${nums(rx * bend, ry * bend)} 0 0 0 ${nums(...start)}z`;
}

/** A part of an oval's edge, between two angles. */
export function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): string {
  const start = snapPoint(onOval(cx, cy, rx, ry, from), 0.5);
  const end = snapPoint(onOval(cx, cy, rx, ry, to), 0.5);
  return `M${nums(...start)}A${nums(rx, ry)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${nums(...end)}`;
}
