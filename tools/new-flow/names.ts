/** A flow's name as files, types, values and a reader have it. */
export interface Names {
  /** Files and address: `gift-note`. */
  readonly file: string;
  /** Types and components: `GiftNote`. */
  readonly Type: string;
  /** Values, actor and events: `giftNote`. */
  readonly id: string;
  /** Prose: `gift note`. */
  readonly words: string;
  /** Heading: `Gift note`. */
  readonly title: string;
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the forms of a name. @throws where it is not in kebab case, or too short to search for. */
export function namesOf(name: string | undefined): Names {
  if (name === undefined || !/^[a-z][a-z]+(-[a-z]+)*$/.test(name)) {
    throw new Error(`Name the flow in kebab case, as in "npm run new:flow gift-note"${name === undefined ? '' : `: not "${name}"`}.`);
  }
  const Type = name.split('-').map(upper).join('');
  const words = name.replaceAll('-', ' ');
  return { file: name, Type, id: Type.charAt(0).toLowerCase() + Type.slice(1), words, title: upper(words) };
}
