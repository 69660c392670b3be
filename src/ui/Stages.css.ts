import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css.ts';

const disc = 24;

export const stages = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' });
/** The line leads to the next one. */
export const stage = recipe({
  base: {
    position: 'relative',
    paddingInlineEnd: theme.space[8],
    fontSize: theme.size.small,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    selectors: {
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: disc / 2 - 1,
        insetInlineStart: disc,
        insetInlineEnd: 0,
        borderBlockStart: `2px solid ${theme.color.line}`,
      },
    },
  },
  variants: {
    state: {
      done: { selectors: { '&:not(:last-child)::before': { borderColor: theme.color.good } } },
      current: {},
      next: { color: theme.color.muted },
    },
  },
});
export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: disc,
    blockSize: disc,
    marginBlockEnd: theme.space[8],
    border: '2px solid',
    borderRadius: '50%',
  },
  variants: {
    state: {
      done: { borderColor: theme.color.good, background: theme.color.good, color: theme.color.page },
      // A ring: its shape says the same as its color.
      current: { borderWidth: 7, borderColor: theme.color.accent, background: theme.color.page },
      next: { borderColor: theme.color.control, background: theme.color.page },
    },
  },
});
export const name = recipe({
  base: { display: 'block' },
  variants: { isCurrent: { true: { fontWeight: 700 }, false: { fontWeight: 500 } } },
});
export const note = style({ display: 'block', color: theme.color.muted, fontVariantNumeric: 'tabular-nums' });
