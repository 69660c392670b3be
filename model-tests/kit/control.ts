import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';

/**
 * How a control is used: `browser`, by the browser's own input, as Playwright sends it; `page`, by the same events from within the page,
 * after the same questions (is it there, enabled, in sight and not covered), in a tenth of the time.
 */
export type Input = 'browser' | 'page';

let input: Input = 'browser';

/** Says how the controls are used from now on. */
export const setInput = (wanted: Input): void => void (input = wanted);

/** A control, as a guest finds it. */
export interface Control {
  /** For what is expected of it. */
  readonly locator: Locator;
  readonly first: () => Control;
  readonly last: () => Control;
  readonly query: () => Element | null;
  readonly element: () => Element;
  readonly click: () => Promise<void>;
  readonly fill: (words: string) => Promise<void>;
}

/** A button by its name, which is matched as a whole. */
export const button = (name: string | RegExp): Control => controlOf(page.getByRole('button', { name }));
/** A radio button by its name. */
export const radio = (name: string | RegExp): Control => controlOf(page.getByRole('radio', { name }));
/** A checkbox by its name. */
export const checkbox = (name: string | RegExp): Control => controlOf(page.getByRole('checkbox', { name }));
/** A link by its name. */
export const link = (name: string | RegExp): Control => controlOf(page.getByRole('link', { name }));
/** A field of text by its name. */
export const textbox = (name: string | RegExp): Control => controlOf(page.getByRole('textbox', { name }));
/** Whatever a label names; words are the whole label. */
export const labelled = (label: string | RegExp): Control => controlOf(page.getByLabelText(label, { exact: true }));

/** Opens what is behind a line (`Fold`), unless it is open. */
export async function unfold(label: string): Promise<void> {
  const line = controlOf(page.getByText(label, { exact: true }));
  if (line.element().closest('details')?.open === false) await line.click();
}

const controlOf = (locator: Locator): Control => ({
  locator,
  first: () => controlOf(locator.first()),
  last: () => controlOf(locator.last()),
  query: () => locator.query(),
  element: () => locator.element(),
  click: () => press(locator),
  fill: (words) => (input === 'browser' ? locator.fill(words) : fillWithin(locator, words)),
});

/** Types into a field, also where it holds the same words already: they are typed once more. */
export async function type(field: Control, words: string): Promise<void> {
  const element = field.element();
  const isSame = element instanceof HTMLInputElement && element.value === words;
  if (isSame) await field.fill(words === '' ? '1' : '');
  await field.fill(words);
}

const user = userEvent.setup({ delay: null });

/** Presses Enter in a field, which submits its form, also where its button is not shown. */
export async function pressEnterIn(field: Control): Promise<void> {
  const element = field.element();
  if (!(element instanceof HTMLInputElement)) throw new Error('Enter submits from a field of one line only.');
  element.focus();
  await user.keyboard('{Enter}');
  await shown();
}

async function press(locator: Locator): Promise<void> {
  const pressed = locator.query();
  if (input === 'browser') await locator.click();
  else await user.click(await usable(locator));
  if (pressed === null || pressed.closest('button, a')) await shown();
}

/** After the frame that shows a press: what takes longer than a frame begins then (decision 057). */
const shown = () => new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));

/** Types as Playwright does: over what is there, in one piece, as an edit of the browser's. */
async function fillWithin(locator: Locator, words: string): Promise<void> {
  const element = await usable(locator);
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) throw new Error('Nothing can be typed here.');
  element.focus();
  element.select();
  if (words === '') document.execCommand('delete');
  else document.execCommand('insertText', false, words);
}

/** Waits for the control to be there, enabled, in sight and not covered. */
const usable = (locator: Locator): Promise<HTMLElement> =>
  vi.waitFor(
    () => {
      const element = locator.element();
      if (!(element instanceof HTMLElement)) throw new Error('This is no control.');
      if (element.matches(':disabled, [aria-disabled=true]')) throw new Error(`It is disabled: ${element.outerHTML}`);
      if (!isReachable(element)) throw new Error(`It is covered or out of sight: ${element.outerHTML}`);
      return element;
    },
    { timeout: 10_000, interval: 20 },
  );

/** Can a finger reach it, at one end of the page or the other? */
const isReachable = (element: HTMLElement): boolean =>
  (['nearest', 'center', 'start', 'end'] as const).some((block) => {
    element.scrollIntoView({ block, behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = width > 0 && height > 0 ? document.elementFromPoint(left + width / 2, top + height / 2) : null;
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  });
