import { style } from '@vanilla-extract/css';
import { fieldLabel } from './field-label.ts';
import { theme } from './theme.css.ts';

export const field = style({ display: 'grid', gap: fieldLabel.gap, alignContent: 'start', minInlineSize: 0 });
export const label = style({ fontSize: fieldLabel.size, fontWeight: 600 });
export const optional = style({ color: theme.color.muted, fontWeight: 400 });
export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: theme.height.primary,
  padding: `${theme.space[8]} ${theme.space[16]}`,
  border: `1px solid ${theme.color.control}`,
  borderRadius: theme.corner.control,
  background: theme.color.surface,
  color: theme.color.ink,
  fontSize: theme.size.body,
  selectors: {
    '&::placeholder': { color: theme.color.muted, opacity: 1 },
    '&[aria-invalid=true]': { borderColor: theme.color.bad, boxShadow: `inset 0 0 0 1px ${theme.color.bad}` },
    '&:disabled': { background: theme.color.sunken, color: theme.color.muted },
  },
});
export const hint = style({ color: theme.color.muted, fontSize: theme.size.small });
export const error = style({ color: theme.color.bad, fontSize: theme.size.small, fontWeight: 600 });
export const below = style({ display: 'flex', justifyContent: 'space-between', gap: theme.space[16] });
