import { style } from '@vanilla-extract/css';
import { choiceBox } from '#src/ui/choice-box.ts';
import { media, wideOnDesk } from '#src/ui/media.ts';
import { theme } from '#src/ui/theme.css.ts';

export const asap = style({
  ...choiceBox,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minBlockSize: 80,
  padding: theme.space[16],
  borderRadius: theme.corner.plate,
});
export const asapWords = style({ display: 'grid', minInlineSize: 0 });
export const asapName = style({ fontSize: theme.size.large, fontWeight: 600, lineHeight: 1.25 });
export const ready = style({ color: theme.color.good, fontWeight: 600 });
export const quiet = style({ color: theme.color.muted, fontSize: theme.size.small });

/** Focused by the page, not by the guest's hand. */
export const schedule = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[24],
  ':focus': { outline: 'none' },
});
/** What is below the times stays out of sight until they are there: how many there are is not known before. */
export const comingTimes = style({ minBlockSize: '100dvh', '@media': { [media.desk]: { minBlockSize: 0 } } });
export const closedNote = style([quiet, { marginBlockStart: theme.space[8] }]);

export const booked = style({ color: theme.color.muted });
export const bookedLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[4],
  minBlockSize: theme.height.control,
  fontSize: '0.9375rem',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const bookedMark = style({
  flex: 'none',
  transition: `rotate ${theme.motion.state}`,
  selectors: { '[open] > summary > &': { rotate: '90deg' } },
});
export const bookedWhich = style({ paddingInlineStart: theme.space[20], fontSize: theme.size.small });

/** Beside the times on a desk; on a phone the bar and the steps say it. */
export const facts = style({ display: 'none', ...wideOnDesk({ display: 'block', marginBlockEnd: theme.space[16] }) });
export const map = style({ blockSize: 170 });
export const rule = style({ inlineSize: '100%', margin: 0, border: 0, borderBlockStart: `1px solid ${theme.color.line}` });
export const how = style({ fontFamily: theme.font.text, fontSize: theme.size.body, fontWeight: 600 });
export const howList = style({
  display: 'grid',
  gap: theme.space[4],
  marginBlockStart: theme.space[8],
  paddingInlineStart: theme.space[20],
  color: theme.color.muted,
  fontSize: '0.9375rem',
  listStyle: 'decimal',
});
export const change = style({
  justifySelf: 'start',
  minBlockSize: 32,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.color.accent,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
});
/** In the bar of a phone, beside the button. */
export const chosen = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'grid', flex: '1 1 0', minInlineSize: 0, lineHeight: 1.3, overflowWrap: 'anywhere' } },
});
export const chosenTime = style({ fontWeight: 600 });
export const submit = style({ flex: '1 1 auto', '@media': { [media.phone]: { flex: '1 1 0' } } });
export const summary = style({ color: theme.color.muted, fontSize: theme.size.small, '@media': { [media.phone]: { display: 'none' } } });
