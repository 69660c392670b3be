import { globalStyle, style } from '@vanilla-extract/css';
import { columns, space } from './Columns.css.ts';
import { media, wideOnDesk } from './media.ts';
import { page } from './Page.css.ts';
import { panel } from './Panel.css.ts';
import { stack } from './Stack.css.ts';
import { theme } from './theme.css.ts';

export const thumbBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  paddingBlock: theme.space[16],
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 10,
      marginInline: `calc(-1 * ${theme.space[16]})`,
      padding: `${theme.space[8]} ${theme.space[16]} max(${theme.space[8]}, env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${theme.color.line}`,
      background: theme.color.page,
    },
    [media.low]: { position: 'static' },
  },
});
/** At the foot of its column on a desk too. */
export const alsoOnDesk = style(
  wideOnDesk({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 10,
    borderBlockStart: `1px solid ${theme.color.line}`,
    background: theme.color.page,
  }),
);
// A box has its own space, and room for a wide button alone.
globalStyle(`.${panel} .${thumbBar}`, wideOnDesk({ flexWrap: 'wrap', paddingBlock: 0 }));
/** A part of the page around the bar that has no other style. */
export const aroundBar = style({});
// At the foot of the window, not of a short page: what is around the bar is as high as the page.
const around = `.${page.classNames.base}:has(.${thumbBar})`;
const between = [space, columns.classNames.base, stack.classNames.base, aroundBar].map((name) => `.${name}`).join(', ');
const filling = { flex: '1', display: 'flex', flexDirection: 'column' } as const;
globalStyle(around, {
  '@media': {
    [media.phone]: { display: 'flex', flexDirection: 'column', minBlockSize: `calc(100dvh - ${theme.barHeight})`, paddingBlockEnd: 0 },
  },
});
globalStyle(`${around} :is(${between}):has(.${thumbBar})`, { '@media': { [media.phone]: filling } });
globalStyle(`${around} .${thumbBar}`, { '@media': { [media.phone]: { marginBlockStart: 'auto' } } });
// What floats at the foot of the window stays above the bar, also at the end of the page, where the footer is below it.
globalStyle(`:root:has(${thumbBar})`, {
  '@media': { [media.phone]: { vars: { '--thumb-bar': 'calc(58px + 5rem)' } }, [media.low]: { vars: { '--thumb-bar': '0px' } } },
});
