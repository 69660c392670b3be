import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css.ts';

const disc = 24;

/** Four words side by side need as much; with larger text they stand below each other, unbroken. */
const besideEachOther = '(min-width: 16rem)';

export const room = style({ containerType: 'inline-size' });
export const stages = style({
  display: 'grid',
  gap: theme.space[12],
  '@container': { [besideEachOther]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 0 } },
});
/** The line leads to the next one. */
export const stage = recipe({
  base: {
    position: 'relative',
    paddingInlineStart: `calc(${disc}px + ${theme.space[12]})`,
    '@container': { [besideEachOther]: { paddingInline: `0 ${theme.space[8]}` } },
    fontSize: theme.size.small,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    selectors: {
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: `${disc}px calc(-1 * ${theme.space[12]})`,
        insetInlineStart: disc / 2 - 1,
        border: `solid ${theme.color.line}`,
        borderWidth: '0 0 0 2px',
        '@container': {
          [besideEachOther]: { insetBlock: `${disc / 2 - 1}px auto`, insetInline: `${disc}px 0`, borderWidth: '2px 0 0' },
        },
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
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    placeItems: 'center',
    inlineSize: disc,
    blockSize: disc,
    '@container': { [besideEachOther]: { position: 'static', marginBlockEnd: theme.space[8] } },
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
