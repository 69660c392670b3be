import { theme } from './theme.css.ts';

/** Style of a box of its own on a page. Its padding is that of its contents. */
export const panelBox = {
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.corner.sheet,
  background: theme.color.surface,
} as const;
