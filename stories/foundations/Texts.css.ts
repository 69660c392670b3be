import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const table = style({ width: '100%', borderCollapse: 'collapse' });
export const cell = style({
  padding: 8,
  borderBottom: `1px solid ${theme.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'normal',
  overflowWrap: 'anywhere',
});
