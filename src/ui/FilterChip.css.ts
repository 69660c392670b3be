import { globalStyle, style } from '@vanilla-extract/css';
import { media } from './media.ts';
import { theme } from './theme.css.ts';

export const press = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[8],
  minBlockSize: theme.height.control,
  padding: `${theme.space[4]} ${theme.space[16]}`,
  border: `1px solid ${theme.color.control}`,
  borderRadius: theme.corner.control,
  background: theme.color.surface,
  cursor: 'pointer',
  selectors: {
    '&[data-on]': {
      borderColor: theme.color.accent,
      boxShadow: `inset 0 0 0 1px ${theme.color.accent}`,
      background: theme.color.accentSoft,
      color: theme.color.accent,
      fontWeight: 600,
    },
    '&:disabled': { cursor: 'not-allowed', color: theme.color.muted, borderStyle: 'dashed' },
  },
});
globalStyle(`${press}[data-on]`, { '@media': { [media.forced]: { outline: '3px double Highlight' } } });
