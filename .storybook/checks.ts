import axe from 'axe-core';
import { newlyStyledIn } from './contrast.ts';
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

/** Fails with what the story has written. Not by `expect`, which Storybook records for its panel: that takes longer. */
export function expectSilence(): void {
  if (written.length > 0) throw new Error(written.join('\n'));
}

/** What is Storybook's own on the page. */
const frame = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** Attributes without a visible effect: state names for tests, and ids from React. */
const namesOnly = / data-(?:screen|state)="[^"]*"|_r_\w+_/g;
/**
 * Words, in text and in attributes: what axe finds depends on whether there are any, and not on which. A name of its own (`aria-label`)
 * is compared with the text beside it, so both stay.
 */
const words =
  /(?<=>)(?<! aria-label="[^"]*"[^<>]*>)[^<]*[^<\s][^<]*(?=<)|(?<= (?:alt|href|placeholder|src|srcset|title|value)=")[^"]+(?=")|(?<! class="[^"]*)\d+/g;
const structureOf = (canvas: HTMLElement) => canvas.innerHTML.replaceAll(namesOnly, '').replaceAll(words, '_');

/** Finishes running animations: the contrast of a color in transition means nothing. */
function endMotion(): void {
  for (const animation of document.getAnimations()) if (animation.effect?.getTiming().iterations === 1) animation.finish();
}

/** Without copies of every style sheet, which no rule here reads, and without selectors of what is good. */
const quick = { preload: false, resultTypes: ['violations'], selectors: false } satisfies axe.RunOptions;

const examined = new Set<string>();

/**
 * Examines a story as the addon does in the book, and the contrast of what no story before had, by day and by night. What is built exactly as
 * a story before it, but for its words, has been examined: states of a flow may differ in nothing else.
 */
export async function examine(canvas: HTMLElement, theme: Theme): Promise<void> {
  const look = `${theme} ${document.documentElement.clientWidth} ${structureOf(canvas)}`;
  if (examined.has(look)) return;
  // Words that are set anew in their own font move what is below them.
  await document.fonts.ready;
  // So does a part whose code comes while axe looks: what is found is looked for once more.
  const { elements, forget } = newlyStyledIn(canvas, theme);
  const find = () => faultsIn(elements, theme);
  const faults = (await find()).length === 0 ? [] : await find();
  if (faults.length > 0) {
    forget();
    throw new Error(faults.join('\n'));
  }
  examined.add(look);
}

/** Returns what axe finds in a story, and in the contrast of some of its elements by day and by night. */
async function faultsIn(newlyStyled: readonly Element[], theme: Theme): Promise<readonly string[]> {
  endMotion();
  // At the end of the page a bar that sticks to the bottom is in its own place and covers no target.
  scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  // A part of the site has no landmarks. The size of targets is not among axe's defaults. Contrast is half of axe's time, and looked at apart.
  const rules = { region: { enabled: false }, 'target-size': { enabled: true }, 'color-contrast': { enabled: false } };
  const { violations } = await axe.run({ include: document.body, exclude: frame }, { ...quick, rules });
  // A part that went meanwhile cannot be looked at.
  const include = newlyStyled.filter(({ isConnected }) => isConnected);
  const contrast = async () =>
    include.length === 0 ? [] : (await axe.run({ include }, { ...quick, runOnly: ['color-contrast'] })).violations;
  const byDay = await contrast();
  showTheme('dark');
  endMotion();
  const byNight = await contrast();
  showTheme(theme);
  return [...violations, ...byDay, ...byNight].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  );
}
