import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const results = style({ display: 'grid' });
/** The whole row leads to the item. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space[12],
  minBlockSize: theme.height.control,
  paddingBlock: theme.space[8],
  borderBlockEnd: `1px solid ${theme.color.line}`,
});
export const words = style({ display: 'grid', overflowWrap: 'anywhere' });
export const link = style({ color: 'inherit', fontWeight: 600, textDecoration: 'none' });
globalStyle(`${link}::after`, { content: '""', position: 'absolute', inset: 0 });
globalStyle(`${link}:hover`, { textDecoration: 'underline' });
export const quiet = style({ color: theme.color.muted, fontSize: theme.size.small });
export const reason = style({ color: theme.color.warn, fontSize: theme.size.small });
/** On a narrow phone below the name, whose words stay whole. */
export const price = style({ fontVariantNumeric: 'tabular-nums', '@media': { [media.narrow]: { gridColumn: 2 } } });
