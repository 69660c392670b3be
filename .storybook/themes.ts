import { emulate } from './emulate.ts';

export type Theme = 'light' | 'dark' | 'forced';

/** Shows the page by day, by night or in the system's own colours. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  emulate('forced-colors: active', theme === 'forced');
}
