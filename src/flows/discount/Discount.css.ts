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
export const icon = style({ flex: 'none', color: theme.color.accent });
export const words = style({ display: 'grid', flex: '1 1 auto', minInlineSize: 0 });
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const meta = style({ color: theme.color.muted, fontSize: theme.size.small });
export const news = style({ paddingBlock: theme.space[12] });
/** The field, and the button beside it, which stands by the field where an error is below that. */
export const entry = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: theme.space[12], alignItems: 'start' });
/** As high as the words above the field. */
export const beside = style({ paddingBlockStart: `calc(1lh + ${theme.space[8]})`, fontSize: theme.size.small });
export const footnote = style({ color: theme.color.muted });
