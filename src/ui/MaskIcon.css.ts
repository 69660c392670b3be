import { style } from '@vanilla-extract/css';

export const mask = style({
  display: 'inline-block',
  flex: 'none',
  background: 'currentColor',
  maskRepeat: 'no-repeat',
  maskPosition: 'center',
  maskSize: 'contain',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
