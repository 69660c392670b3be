import { style } from '@vanilla-extract/css';
import { media, wideOnDesk } from '#src/ui/media.ts';
import { panelBox } from '#src/ui/panel-box.ts';
import { theme } from '#src/ui/theme.css.ts';

const hairline = `1px solid ${theme.color.line}`;
const notPrinted = { '@media': { print: { display: 'none' } } } as const;

/** Read after the heading, which has the focus. */
export const top = style({ display: 'flex', flexDirection: 'column' });
export const placed = style({
  order: -1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[8],
  marginBlockEnd: theme.space[8],
  color: theme.color.good,
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
/** The time, and below it where. */
export const promise = style({ display: 'grid', gap: '2px' });
export const quiet = style({ color: theme.color.muted });
/** Large text is no wider than a narrow phone. */
export const time = style({
  fontSize: 'min(2.5rem, 18vw)',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${theme.space[12]} ${theme.space[32]}` });
export const printedOnly = style({ '@media': { screen: { display: 'none' } } });
/** Its parts stand where they would without it. */
export const notOnPaper = style({ display: 'contents', ...notPrinted });
export const label = style({ color: theme.color.muted, fontSize: theme.size.small });
export const fact = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

const hiddenWhereEmpty = { '&:empty:not([data-due])': { display: 'none' } };
/** As high as the stages with their times and the line below them, whose discs and gaps do not grow with the text. */
export const trackerRoom = style({
  ...notPrinted,
  selectors: { ...hiddenWhereEmpty, '&[data-due]': { minBlockSize: 'calc(48px + 3.55rem)' } },
});
/** As high as the question, its field and its button. */
export const arrivalRoom = style({
  selectors: { ...hiddenWhereEmpty, '&[data-due]': { minBlockSize: 'calc(186px + 5.775rem)' } },
  '@media': { [media.phone]: { selectors: { '&[data-due]': { minBlockSize: 'calc(186px + 7.575rem)' } } }, print: { display: 'none' } },
});

/** Equal cells between hairlines; where words are large they take several rows. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4.25rem), 1fr))',
  overflow: 'hidden',
  borderBlock: hairline,
  ...notPrinted,
});
export const cell = style({
  display: 'grid',
  // The hairlines at the edges of the grid are outside of it.
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  borderBlockStart: hairline,
  borderInlineStart: hairline,
});
export const action = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '6px',
  minBlockSize: '72px',
  padding: `14px ${theme.space[4]}`,
  border: 0,
  background: 'none',
  color: theme.color.ink,
  fontSize: theme.size.small,
  fontWeight: 500,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.color.accentSoft }, '&:focus-visible': { outlineOffset: -3 } },
});
export const actionIcon = style({ color: theme.color.accent });
export const copied = style({ paddingBlockStart: theme.space[8], color: theme.color.muted, fontSize: theme.size.small });

/** Selected as a whole when it takes the focus. */
export const byHand = style([
  notPrinted,
  {
    inlineSize: '100%',
    padding: theme.space[12],
    marginBlockStart: theme.space[8],
    border: hairline,
    borderRadius: theme.corner.control,
    background: theme.color.surface,
    color: theme.color.ink,
    font: 'inherit',
    resize: 'none',
  },
]);

/** Below the words; beside them where there is room. */
export const join = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${theme.space[12]} ${theme.space[16]}`,
  paddingBlock: theme.space[16],
  borderBlock: hairline,
  '@media': { print: { display: 'none' }, '(min-width: 900px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const joinIcon = style({ color: theme.color.accent });
export const joinHeading = style({ fontFamily: theme.font.text, fontSize: theme.size.body, fontWeight: 600 });
export const joinWhy = style({ color: theme.color.muted, fontSize: theme.size.small });
export const joinButton = style({ gridColumn: 2, '@media': { '(min-width: 900px)': { gridColumn: 'auto' } } });

export const news = style([notPrinted, { overflowWrap: 'anywhere' }]);

/** What helps on the screen is no part of the receipt. */
export const change = style({ display: 'grid', gap: theme.space[12], selectors: { '&:empty': { display: 'none' } }, ...notPrinted });
export const part = style({
  display: 'grid',
  gap: theme.space[12],
  // Of an order that is over there may be nothing to say in it.
  selectors: { [`&:has(> ${change}:empty:only-child)`]: { display: 'none' } },
});
export const order = style({ display: 'grid', gap: theme.space[16] });
export const paid = style({ color: theme.color.muted, fontSize: theme.size.small, overflowWrap: 'anywhere' });
export const lines = style({ borderBlockStart: hairline });
export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  fontWeight: 600,
  '@media': { [media.phone]: { minBlockSize: theme.height.control } },
});
export const another = style([notPrinted, { display: 'flex', flexWrap: 'wrap', gap: theme.space[12] }]);

export const againAt = style([quiet, notPrinted]);

export const help = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  inlineSize: '100%',
  minBlockSize: 56,
  padding: 0,
  border: 0,
  borderBlock: hairline,
  background: 'none',
  color: theme.color.ink,
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: theme.color.accentSoft },
  ...notPrinted,
});
export const helpWords = style({ flex: 1 });

/** At the right of a desk's page, else at its end. */
export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space[24] });
export const cafe = style({
  overflow: 'hidden',
  ...panelBox,
});
export const map = style({ blockSize: '190px', ...notPrinted });
export const cafeWords = style({
  padding: theme.space[20],
  color: theme.color.muted,
  fontSize: theme.size.small,
  ...wideOnDesk({ padding: theme.space[24] }),
});
export const cafeName = style({ marginBlockEnd: theme.space[4], color: theme.color.ink, fontSize: theme.size.large });
export const note = style({
  display: 'flex',
  gap: theme.space[12],
  paddingBlockStart: theme.space[12],
  marginBlockStart: theme.space[12],
  borderBlockStart: hairline,
});
export const noteTitle = style({ display: 'block', fontWeight: 600 });
