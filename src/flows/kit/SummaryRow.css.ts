import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const part = style({ display: 'grid', outline: 'none' });
export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  minBlockSize: theme.height.primary,
  paddingBlock: theme.space[8],
  borderBlockEnd: `1px solid ${theme.color.line}`,
});
/** As high as a row with a name and a line below it. */
export const coming = style([row, { minBlockSize: 'calc(2.72rem + 17px)' }]);
export const icon = style({ flex: 'none', color: theme.color.accent });
export const words = style({ display: 'grid', flex: '1 1 auto', minInlineSize: 0 });
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const meta = style({ color: theme.color.muted, fontSize: theme.size.small });
export const news = style({ paddingBlock: theme.space[12] });
export const footnote = style({ color: theme.color.muted });
export const amounts = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[8] });
