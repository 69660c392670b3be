import type { ButtonVariant } from './Button.tsx';
import { button } from './Button.css.ts';

/** The class of a router's own link that looks like a button. */
export const buttonClass = ({ tone = 'primary', size = 'normal', isWide = false }: ButtonVariant = {}): string =>
  button({ tone, size, isWide });
