import type { CSSProperties } from '@vanilla-extract/css';

/** Style of a part that a page usually has below the screen: what is not near the screen is not laid out or painted. `height`: about its own. */
export const belowFold = (height: number) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${height}px`,
    // A ring around what has the focus may stand out.
    overflowClipMargin: '8px',
  }) satisfies CSSProperties;
