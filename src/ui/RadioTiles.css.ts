import { globalStyle, style } from '@vanilla-extract/css';
import { choiceBox } from './choice-box.ts';
import { media } from './media.ts';
import { theme } from './theme.css.ts';

/** All in one row; on the narrowest phones three and the rest, and fewer where the text is large. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(3.75rem, 1fr))',
  gap: theme.space[4],
  '@media': {
    [media.tablet]: { gap: theme.space[8] },
    [media.narrow]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(3.75rem, 30%), 1fr))' },
  },
});
export const tile = style({
  ...choiceBox,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 6,
  minBlockSize: 72,
  padding: '6px 2px',
  fontSize: theme.size.tiny,
  fontWeight: 500,
  lineHeight: 1.2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { ...choiceBox['@media'], [media.tablet]: { minBlockSize: 80, fontSize: '0.9375rem' } },
});
globalStyle(`${tile}:has(:checked)`, { color: theme.color.accent });
globalStyle(`${tile} svg`, { color: theme.color.muted });
globalStyle(`${tile}:has(:checked) svg`, { color: theme.color.accent });
