import axe from 'axe-core';
import { expect } from 'storybook/test';
import { showTheme, type Theme } from './themes.ts';

/** True where stories run as tests, and not in the book. */
export const isTest = () => '__vitest_browser__' in globalThis;

const written: string[] = [];

/** Gathers what a story writes to the console as an error or a warning, until the function that it returns is called. */
export function watchConsole(): () => void {
  written.length = 0;
  const { error, warn } = console;
  const hear =
    (pass: typeof error) =>
    (...words: unknown[]) => {
      written.push(words.map(String).join(' '));
      pass(...words);
    };
  console.error = hear(error);
  console.warn = hear(warn);
  return () => void Object.assign(console, { error, warn });
}

export const expectSilence = (): void => void expect(written).toEqual([]);

/** The addon looks at a story by day; the same by night. */
export async function checkByNight(canvas: HTMLElement, theme: Theme): Promise<void> {
  showTheme('dark');
  for (const animation of document.getAnimations()) if (animation.effect?.getTiming().iterations === 1) animation.finish();
  const { violations } = await axe.run(canvas, { runOnly: ['color-contrast'] });
  showTheme(theme);
  void expect(violations.map(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`)).flat()).toEqual([]);
}
