import { style } from '@vanilla-extract/css';
import { media, wideOnDesk } from '#src/ui/media.ts';
import { place } from '#src/ui/place.ts';
import { theme } from '#src/ui/theme.css.ts';

/** Pictures of what is served are to one scale: the width is that of a loaf on its board. Each stands at its spot. */
type Spot = readonly [left: number, bottom: number];

const spotsOf = (width: number, spots: readonly Spot[]) => spots.map(([left, bottom]) => style(place({ left, bottom, width, foot: 81.2 })));

/** By how many things there are; those farther back come first. */
export const onScene = [
  [],
  spotsOf(87, [[50, 22]]),
  spotsOf(84, [
    [36, 38],
    [64, 16],
  ]),
  spotsOf(74, [
    [32, 41],
    [70, 38],
    [50, 13],
  ]),
  spotsOf(68, [
    [29, 44],
    [70, 42],
    [34, 14],
    [70, 12],
  ]),
  spotsOf(62, [
    [25, 44],
    [52, 49],
    [77, 42],
    [35, 14],
    [67, 12],
  ]),
];
export const onStrip = [
  [],
  spotsOf(52, [[50, 20]]),
  spotsOf(54, [
    [35, 28],
    [64, 14],
  ]),
  spotsOf(52, [
    [23, 22],
    [51, 36],
    [76, 14],
  ]),
  spotsOf(48, [
    [20, 18],
    [43, 36],
    [62, 12],
    [82, 28],
  ]),
  spotsOf(46, [
    [18, 18],
    [37, 38],
    [54, 13],
    [73, 34],
    [85, 12],
  ]),
];

const printed = { print: { display: 'none' } } as const;
/** At the right of a desk's page. */
const onDesk = wideOnDesk({ display: 'block' });
export const scene = style({ display: 'none', ...onDesk, '@media': { ...onDesk['@media'], ...printed } });
export const sceneShape = style({ '::before': { blockSize: '56%' } });
/** On top of the page elsewhere, on phones from edge to edge. */
const notOnDesk = wideOnDesk({ display: 'none' });
export const strip = style({
  '@media': {
    ...notOnDesk['@media'],
    [media.phone]: { margin: `calc(-1 * ${theme.space[24]}) calc(-1 * ${theme.space[16]}) 0` },
    ...printed,
  },
});
export const stripShape = style({
  aspectRatio: '390 / 150',
  '::before': { blockSize: '54%' },
  '@media': { [media.phone]: { borderRadius: 0 } },
});
