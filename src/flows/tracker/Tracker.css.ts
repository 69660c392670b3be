import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

const hairline = `1px solid ${theme.color.line}`;

export const quiet = style({ color: theme.color.muted, fontSize: theme.size.small });
export const call = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: theme.height.control, fontWeight: 600 });
export const driver = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[12],
  paddingBlock: theme.space[12],
  borderBlock: hairline,
});
export const initials = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: theme.height.control,
  blockSize: theme.height.control,
  borderRadius: '50%',
  background: theme.color.sunken,
  color: theme.color.muted,
  fontSize: theme.size.small,
  fontWeight: 700,
});
export const who = style({ flex: '1 1 10ch', minInlineSize: 0, lineHeight: 1.3, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: 600 });
export const follow = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: theme.height.control,
  fontSize: theme.size.small,
});
export const reach = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: theme.height.control,
  blockSize: theme.height.control,
  border: `1px solid ${theme.color.control}`,
  borderRadius: '50%',
  color: theme.color.accent,
});
