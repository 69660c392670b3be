import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { wideOnDesk } from './media.ts';
import { panelBox } from './panel-box.ts';
import { theme } from './theme.css.ts';

export const panel = style({
  display: 'contents',
  ...wideOnDesk({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space[16],
    padding: theme.space[24],
    ...panelBox,
  }),
});
export const above = style({
  display: 'none',
  ...wideOnDesk({
    display: 'block',
    margin: `calc(-1 * ${theme.space[24]}) calc(-1 * ${theme.space[24]}) 0`,
    borderBlockEnd: `1px solid ${theme.color.line}`,
    borderStartStartRadius: theme.corner.sheet,
    borderStartEndRadius: theme.corner.sheet,
    overflow: 'hidden',
  }),
});
export const head = recipe({
  base: { alignItems: 'baseline', justifyContent: 'space-between', gap: theme.space[16] },
  variants: {
    isBelow: {
      true: { display: 'flex', marginBlockEnd: `calc(-1 * ${theme.space[16]})`, ...wideOnDesk({ marginBlockEnd: 0 }) },
      false: { display: 'none', ...wideOnDesk({ display: 'flex' }) },
    },
    hasRows: {
      true: wideOnDesk({
        marginBlockEnd: `calc(-1 * ${theme.space[16]})`,
        paddingBlockEnd: theme.space[16],
        borderBlockEnd: `1px solid ${theme.color.line}`,
      }),
    },
  },
});
