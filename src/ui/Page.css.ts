import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { contentMinHeight } from './content-min-height.ts';
import { media } from './media.ts';
import { theme } from './theme.css.ts';

const sides = {
  minBlockSize: contentMinHeight('100dvh', theme.height.bar),
  marginInline: 'auto',
  padding: `${theme.space[24]} ${theme.space[16]} ${theme.space[64]}`,
} as const;

export const page = recipe({
  base: { ...sides, '@media': { [media.tablet]: { paddingInline: theme.space[24] }, [media.desk]: { paddingInline: theme.space[48] } } },
  variants: {
    width: {
      narrow: {
        maxInlineSize: `calc(${theme.width.narrow} + 2 * ${theme.space[32]})`,
        '@media': { [media.desk]: { paddingInline: theme.space[32] } },
      },
      wide: { maxInlineSize: `calc(${theme.width.wide} + 2 * ${theme.space[48]})` },
      bleed: {
        maxInlineSize: `calc(${theme.width.narrow} + 2 * ${theme.space[24]})`,
        '@media': { [media.desk]: { maxInlineSize: 'none', padding: 0 } },
      },
      columns: {
        maxInlineSize: `calc(${theme.width.narrow} + 2 * ${theme.space[24]})`,
        '@media': { [media.desk]: { maxInlineSize: `calc(${theme.width.wide} + 2 * ${theme.space[48]})` } },
      },
    },
  },
});
export const head = style({
  display: 'grid',
  gap: theme.space[8],
  // A page that places it elsewhere spaces it itself.
  selectors: { [`${page.classNames.base} > &`]: { marginBlockEnd: theme.space[24] } },
});
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${theme.space[8]} ${theme.space[16]}`,
});
export const lead = style({ color: theme.color.muted, maxInlineSize: '68ch' });
