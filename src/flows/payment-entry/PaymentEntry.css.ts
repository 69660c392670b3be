import { style } from '@vanilla-extract/css';
import { theme } from '#src/ui/theme.css.ts';
import { panel as formPanel } from '#src/flows/profile/Rows.css.ts';

export const panel = style([formPanel, { maxInlineSize: 600 }]);
/** The name of a card has figures, which are not set in the serif. */
export const name = style({ fontFamily: theme.font.text, fontWeight: 600 });
export const fields = style({ display: 'grid', gap: theme.space[16] });
export const promise = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[8],
  color: theme.color.muted,
  fontSize: theme.size.small,
});
