type Props = Readonly<Record<string, string | boolean | ((event: Event) => void)>>;

/** A node with attributes, listeners (`onclick`) and children. Text is text: nothing is ever parsed. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') node.addEventListener(name.replace(/^on/, ''), value);
    else if (typeof value === 'string') node.setAttribute(name, value);
    else node.toggleAttribute(name, value);
  }
  node.append(...children);
  return node;
}

/** A button with a word on it. */
export const button = (word: string, onclick: () => void): HTMLButtonElement => element('button', { type: 'button', onclick }, word);

/** A part of the drawer under its heading. */
export const part = (heading: string, ...children: readonly (Node | string)[]): HTMLElement =>
  element('section', {}, element('h2', {}, heading), ...children);
