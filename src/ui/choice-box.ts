import { media } from './media.ts';
import { theme } from './theme.css.ts';

/** Style of a box that is chosen as a whole: its radio button covers it. Without its colors the chosen one shows by a second frame. */
export const choiceBox = {
  position: 'relative',
  border: `1px solid ${theme.color.control}`,
  borderRadius: theme.corner.control,
  background: theme.color.surface,
  cursor: 'pointer',
  transition: `background ${theme.motion.state}, border-color ${theme.motion.state}`,
  selectors: {
    '&:has(:checked)': {
      borderColor: theme.color.accent,
      boxShadow: `inset 0 0 0 1px ${theme.color.accent}`,
      background: theme.color.accentSoft,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 },
    '&:has(:disabled)': { cursor: 'not-allowed', background: 'none', borderStyle: 'dashed', color: theme.color.muted },
    '&:hover:not(:has(:disabled), :has(:checked))': { background: theme.color.sunken },
  },
  '@media': { [media.forced]: { selectors: { '&:has(:checked)': { outline: '3px double Highlight' } } } },
} as const;
