import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from './media.ts';
import { theme } from './theme.css.ts';

export const list = recipe({
  base: { display: 'flex', overflowX: 'auto', scrollbarWidth: 'none', borderBlockEnd: `1px solid ${theme.color.line}` },
  variants: {
    variant: {
      line: {},
      rail: {
        '@media': { [media.desk]: { flexDirection: 'column', gap: 2, overflow: 'visible', borderBlockEnd: 0 } },
      },
    },
  },
});
export const tab = recipe({
  base: {
    flex: 'none',
    minBlockSize: theme.height.control,
    padding: `${theme.space[8]} ${theme.space[12]}`,
    border: 0,
    borderBlockEnd: '3px solid transparent',
    background: 'none',
    color: theme.color.muted,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&[aria-selected=true]': { borderColor: theme.color.accent, color: theme.color.ink, fontWeight: 600 },
      '&:hover': { color: theme.color.ink },
      '&:focus-visible': { outlineOffset: -3 },
    },
  },
  variants: {
    variant: {
      line: {},
      rail: {
        '@media': {
          [media.desk]: {
            borderBlockEnd: 0,
            borderInlineStart: '3px solid transparent',
            whiteSpace: 'normal',
            selectors: { '&[aria-selected=true]': { borderColor: theme.color.accent } },
          },
        },
      },
    },
  },
});
// Without its colours a clear border would be seen, and every tab would look chosen.
globalStyle('[role=tab]:not([aria-selected=true])', { '@media': { [media.forced]: { borderColor: 'Canvas' } } });
