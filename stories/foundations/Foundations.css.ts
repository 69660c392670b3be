import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';

export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: theme.space[16] });
export const swatch = style({ blockSize: 64, border: `1px solid ${theme.color.line}`, borderRadius: theme.corner.control });
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const value = style({ color: theme.color.muted, fontSize: theme.size.small, overflowWrap: 'anywhere' });
export const bar = style({ blockSize: 16, background: theme.color.accent });
export const corner = style({ inlineSize: 96, blockSize: 64, border: `2px solid ${theme.color.control}` });
export const icon = style({ display: 'grid', justifyItems: 'center', gap: theme.space[8], textAlign: 'center' });
