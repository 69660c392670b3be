import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { place } from '#src/ui/place.ts';
import { theme } from '#src/ui/theme.css.ts';

/** A low scene: three dishes side by side. */
export const tray = style({ aspectRatio: '5 / 2', '::before': { blockSize: '46%' } });

export const food = recipe({
  variants: {
    place: {
      pick1: place({ left: 22, bottom: 15, width: 42, foot: 81.2 }),
      pick2: place({ left: 56, bottom: 15, width: 42, foot: 81.2 }),
      side: place({ left: 86, bottom: 17, width: 38, foot: 81.2 }),
    },
  },
});

const at = (left: number, width: number) =>
  ({ insetInlineStart: `${left}%`, inlineSize: `${width}%`, insetBlockEnd: '10%', position: 'absolute', translate: '-50%' }) as const;
export const empty = recipe({
  base: { display: 'grid', gap: theme.space[4], justifyItems: 'center', fontSize: theme.size.small, fontWeight: 600, lineHeight: 1.2 },
  variants: { place: { pick1: at(22, 32), pick2: at(56, 32), side: at(86, 20) } },
});
export const word = style({ textAlign: 'center' });
export const dish = style({
  inlineSize: '100%',
  aspectRatio: '3.1 / 1',
  border: `2px dashed ${theme.color.control}`,
  borderRadius: '50%',
});
