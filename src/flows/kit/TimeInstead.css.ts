import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const instead = style({ color: theme.color.warn });
/** As easy to press as a button, and no higher than its line. */
export const help = style({
  position: 'relative',
  display: 'inline-block',
  marginInlineStart: theme.space[4],
  fontWeight: 600,
  '::after': { content: '""', position: 'absolute', insetInline: -4, insetBlock: `calc((1lh - ${theme.height.control}) / 2)` },
});
