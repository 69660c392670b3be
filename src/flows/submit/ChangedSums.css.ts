import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
/** The figures say which is which by their looks. */
export const head = style({ padding: 0 });
export const name = style({ paddingInlineEnd: theme.space[12], fontWeight: 400, textAlign: 'start', overflowWrap: 'anywhere' });
export const amount = style({ paddingInlineStart: theme.space[20] });
export const before = style([amount, { color: theme.color.muted, textDecoration: 'line-through' }]);
export const total = style({ fontWeight: 700 });
globalStyle(`${table} tbody > tr > *`, { paddingBlock: theme.space[12] });
globalStyle(`${table} tbody > tr + tr > *`, { borderBlockStart: `1px solid ${theme.color.line}` });
globalStyle(`${total} > ${name}`, { fontWeight: 700 });
