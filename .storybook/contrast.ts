import type { Theme } from './themes.ts';

/** What style sheets ask of an element besides its attributes. */
const states = [':checked', ':disabled', ':focus-visible', ':invalid', ':open'];
/** Attributes whose value no style sheet asks for, and whose values are many. */
const contents =
  /^(?:alt|aria-(?:controls|describedby|label|labelledby|owns)|data-(?:screen|state)|for|height|href|id|name|placeholder|src|srcset|title|value|width)$/;

/** An element with all around it, as style sheets tell it from others. */
function styleOf(element: Element, canvas: HTMLElement): string {
  if (element === canvas || element.parentElement === null) return '';
  const attributes = [...element.attributes].filter(({ name }) => !contents.test(name)).map(({ name, value }) => `${name}=${value}`);
  const held = states.filter((state) => element.matches(`${state}, :has(> ${state})`));
  return `${styleOf(element.parentElement, canvas)} > ${[element.localName, ...attributes, ...held].join(' ')}`;
}

const hasWords = (element: Element) =>
  element.matches('input, select, textarea') ||
  [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '');

const seen = new Set<string>();

interface NewlyStyled {
  readonly elements: readonly Element[];
  /** Gives them out once more: something is wrong with them, or could not be looked at. */
  readonly forget: () => void;
}

/** The elements with words that no story before had, in these colours and at this width. Each is given out once. */
export function newlyStyledIn(canvas: HTMLElement, theme: Theme): NewlyStyled {
  const looks = new Map<string, Element>();
  for (const element of canvas.querySelectorAll('*')) {
    const look = `${theme} ${document.documentElement.clientWidth} ${styleOf(element, canvas)}`;
    if (hasWords(element) && !seen.has(look) && !looks.has(look)) looks.set(look, element);
  }
  for (const look of looks.keys()) seen.add(look);
  return { elements: [...looks.values()], forget: () => looks.forEach((_, look) => seen.delete(look)) };
}
