import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css.ts';

const isLive = '&:hover:not(:disabled, [aria-disabled=true])';

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.space[8],
    minBlockSize: theme.height.primary,
    padding: `${theme.space[8]} ${theme.space[20]}`,
    border: '1px solid transparent',
    borderRadius: theme.corner.control,
    fontSize: theme.size.body,
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background ${theme.motion.state}, border-color ${theme.motion.state}`,
    selectors: { '&[aria-busy=true]': { cursor: 'progress' } },
  },
  variants: {
    tone: {
      primary: {
        background: theme.color.accent,
        color: theme.color.onAccent,
        selectors: { [isLive]: { background: theme.color.accentStrong } },
      },
      secondary: {
        borderColor: theme.color.accent,
        background: theme.color.surface,
        color: theme.color.accent,
        selectors: { [isLive]: { background: theme.color.accentSoft } },
      },
      neutral: {
        borderColor: theme.color.control,
        background: theme.color.surface,
        color: theme.color.ink,
        selectors: { [isLive]: { background: theme.color.sunken } },
      },
      quiet: {
        background: 'none',
        color: theme.color.accent,
        paddingInline: theme.space[12],
        textDecoration: 'underline',
        textUnderlineOffset: '0.25em',
        // Words stay words while they cannot be pressed.
        selectors: {
          [isLive]: { background: theme.color.accentSoft },
          '&:is(:disabled, [aria-disabled=true])': { borderColor: 'transparent' },
        },
      },
      danger: {
        borderColor: theme.color.bad,
        background: theme.color.surface,
        color: theme.color.bad,
        selectors: { [isLive]: { background: theme.color.badSoft } },
      },
      dark: { background: theme.color.ink, color: theme.color.page, selectors: { [isLive]: { textDecoration: 'underline' } } },
    },
    size: { small: { minBlockSize: theme.height.control, paddingInline: theme.space[16] }, normal: {} },
    isWide: { true: { inlineSize: '100%' } },
    // Last, so that it wins over the tones.
    isOff: { true: { cursor: 'not-allowed', borderColor: theme.color.line, background: 'none', color: theme.color.muted } },
  },
  defaultVariants: { tone: 'primary', size: 'normal' },
});

const turn = keyframes({ to: { rotate: '360deg' } });
export const turning = style({ animation: `${turn} 900ms linear infinite` });
