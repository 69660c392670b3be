import { globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('body, h1, h2, h3, h4, p, dl, dd, ul, ol, figure, fieldset, legend', { margin: 0, padding: 0 });
// An empty bullet, not none: Safari would no longer call it a list.
globalStyle('ul, ol', { listStyle: '""' });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('img, svg', { display: 'block', maxInlineSize: '100%' });
// Beside large words an icon keeps its size.
globalStyle('svg', { flexShrink: 0 });
globalStyle('body', { minBlockSize: '100dvh', overflowWrap: 'break-word' });
// A long word at 200 % is wider than a phone.
globalStyle('h1, h2, h3', { textWrap: 'balance', overflowWrap: 'anywhere' });
globalStyle('[hidden]', { display: 'none !important' });
// While a dialog is open, only it scrolls. By an attribute: a state inside `:has()` makes the browser judge the page anew at every focus and choice.
globalStyle('html:has(dialog[open])', { overflow: 'hidden' });
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.still]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Any other duration, however short, would let the colors of all parts change one frame after the other.
      transitionDuration: '0s !important',
    },
  },
});
