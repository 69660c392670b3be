import { globalStyle, style } from '@vanilla-extract/css';

export const picture = style({ overflowX: 'auto', paddingBlock: 8 });
globalStyle(`${picture} svg`, { maxInlineSize: 'none' });
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: 14, textAlign: 'start' });
globalStyle(`${table} :is(th, td)`, {
  padding: '6px 12px 6px 0',
  borderBlockEnd: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
  textAlign: 'start',
  verticalAlign: 'top',
});
export const list = style({ fontSize: 14, lineHeight: 1.6 });
