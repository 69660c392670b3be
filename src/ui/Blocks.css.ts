import { globalStyle, style } from '@vanilla-extract/css';
import { breathing } from './Loading.css.ts';
import { media } from './media.ts';
import { theme } from './theme.css.ts';

const line = `1px solid ${theme.color.line}`;
const box = { ...breathing, borderRadius: theme.corner.control } as const;

export const block = style({
  ...breathing,
  display: 'block',
  inlineSize: '8em',
  maxInlineSize: '100%',
  blockSize: '1em',
  borderRadius: theme.corner.chip,
});
// Two in a row of a narrow phone with large text would be wider than the page.
export const lines = style({
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(0, auto)',
  minInlineSize: 0,
  maxInlineSize: '100%',
  gap: theme.space[8],
  verticalAlign: 'middle',
});
globalStyle(`${lines} > :nth-child(even)`, { inlineSize: '5em' });
export const rows = style({ display: 'block', borderBlockEnd: line });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[16],
  minBlockSize: 64,
  borderBlockStart: line,
});
export const item = style({ display: 'flex', alignItems: 'center', gap: theme.space[16], minBlockSize: 92, borderBlockStart: line });
export const plate = style({ ...box, flex: 'none', inlineSize: 56, blockSize: 56 });
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.space[8],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const cell = style({ ...box, blockSize: theme.height.control });
export const tall = style({ ...box, gridColumn: '1 / -1', blockSize: 76 });
export const choices = style({ display: 'grid', gap: theme.space[16] });
export const tiles = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: theme.space[8] });
export const tile = style({ ...box, blockSize: 66 });
export const level = style({ ...box, inlineSize: 112, maxInlineSize: '40%', blockSize: 40 });
