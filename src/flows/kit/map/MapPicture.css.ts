import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const map = style({ position: 'relative', blockSize: '100%', overflow: 'hidden', background: theme.color.mapLand });
export const ground = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, maxInlineSize: 'none' });
export const pins = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, fontFamily: theme.font.text });
export const park = style({ fill: theme.color.mapPark });
export const water = style({ fill: theme.color.mapWater });
export const street = style({ fill: 'none', stroke: theme.color.mapStreet });
export const road = style({ fill: 'none', stroke: theme.color.mapRoad });
export const link = style({ cursor: 'pointer' });
export const pin = recipe({
  variants: {
    tone: {
      open: { fill: theme.color.surface, stroke: theme.color.accent },
      closed: { fill: theme.color.muted, stroke: theme.color.surface },
      marked: { fill: theme.color.accent, stroke: theme.color.surface },
    },
  },
});
export const number = recipe({
  base: { fontWeight: 700, pointerEvents: 'none', '@media': { [media.forced]: { fill: 'CanvasText' } } },
  variants: {
    tone: { open: { fill: theme.color.accent }, closed: { fill: theme.color.surface }, marked: { fill: theme.color.onAccent } },
  },
});
/** Words on a map have a halo. */
export const name = style({
  fill: theme.color.ink,
  stroke: theme.color.mapLand,
  strokeWidth: 4,
  paintOrder: 'stroke',
  fontSize: 15,
  fontWeight: 600,
  pointerEvents: 'none',
});
export const here = style({ fill: theme.color.focus, stroke: theme.color.surface, strokeWidth: 3 });
export const around = style({ fill: theme.color.focus, fillOpacity: 0.16 });
