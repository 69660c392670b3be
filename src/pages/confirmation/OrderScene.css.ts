import { style } from '@vanilla-extract/css';
import { media, wideOnDesk } from '#src/ui/media.ts';
import { place } from '#src/ui/place.ts';
import { theme } from '#src/ui/theme.css.ts';

/** Pictures of what is served are to one scale: `width` is that of a loaf on its board, `bottom` is where things stand. */
type Spot = readonly [left: number, bottom: number];

const spotsOf = (width: number, spots: readonly Spot[]) => spots.map(([left, bottom]) => style(place({ left, bottom, width, foot: 81.2 })));

/** By how many things there are; those farther back come first. */
export const onScene = [
  [],
  spotsOf(100, [[50, 22]]),
  spotsOf(78, [
    [35, 37],
    [64, 17],
  ]),
  spotsOf(68, [
    [31, 40],
    [70, 38],
    [50, 14],
  ]),
  spotsOf(60, [
    [28, 45],
    [70, 43],
    [31, 14],
    [72, 12],
  ]),
  spotsOf(54, [
    [24, 46],
    [52, 50],
    [79, 44],
    [33, 14],
    [69, 12],
  ]),
];
export const onStrip = [
  [],
  spotsOf(52, [[50, 22]]),
  spotsOf(46, [
    [33, 30],
    [66, 16],
  ]),
  spotsOf(46, [
    [21, 22],
    [51, 38],
    [78, 15],
  ]),
  spotsOf(38, [
    [18, 18],
    [43, 36],
    [64, 13],
    [86, 28],
  ]),
  spotsOf(36, [
    [15, 18],
    [36, 38],
    [55, 13],
    [74, 34],
    [89, 14],
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
