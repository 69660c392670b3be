import { globalStyle, keyframes } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const appear = keyframes({ to: { visibility: 'visible' } });

// What `index.html` shows until the app is there. The last sentence needs no script: its own may never come.
globalStyle('#start', { display: 'grid', gap: theme.space[16], maxInlineSize: '38rem', marginInline: 'auto', padding: theme.space[24] });
globalStyle('#start h1', { color: theme.color.accent, fontFamily: theme.font.display });
globalStyle('#start-slow', { visibility: 'hidden', animation: `${appear} 1ms 12s forwards` });
