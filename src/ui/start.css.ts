import { globalStyle, keyframes } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';
import { unseen } from './unseen.ts';

const appear = keyframes({ to: { visibility: 'visible' } });

// What the page has until the app is there. The sentence about a long wait needs no script: its own may never come.
globalStyle('#start-ready', unseen);
globalStyle('#start-slow, #start-failure, noscript', {
  maxInlineSize: theme.width.narrow,
  marginInline: 'auto',
  padding: theme.space[16],
});
// Over the blocks, which stay where they are.
globalStyle('#start-slow', {
  position: 'fixed',
  inset: `auto ${theme.space[16]} ${theme.space[16]}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.corner.plate,
  background: theme.color.page,
  visibility: 'hidden',
  animation: `${appear} 1ms 12s forwards`,
});
globalStyle('#start-failure', { paddingBlock: theme.space[48] });
globalStyle('noscript', { '@media': { '(scripting: none)': { display: 'block', paddingBlock: theme.space[48] } } });
// By an attribute: with `:has()` before `:not()` the browser judges every element of the page anew at every tap.
globalStyle('#start[data-failed] main > :not(#start-failure)', { display: 'none' });
// Over the page, which is drawn below it.
globalStyle('#start', {
  position: 'absolute',
  inset: '0 0 auto',
  zIndex: 40,
  background: theme.color.page,
  '@media': { '(scripting: none)': { display: 'none' } },
});
