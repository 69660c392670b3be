import type { Placard } from '#contract/placard.ts';
import { placardsPath, menuVersionsPath } from '#contract/public-paths.ts';

/** What the page of a product shows before its code is there. */
export type EarlyProduct = Pick<Placard, 'name' | 'description' | 'imgKey'>;

/** The part of an address that a path of the API begins with. */
const startOf = (path: string) => path.slice(0, path.indexOf('{'));

/**
 * Returns what the product of an address is called and looks like, from the menu that the early module asks for, unchecked. Undefined: the page
 * asks for no menu, which has no such product, or a combo, whose page looks otherwise.
 *
 * @param answers By whole address; a server with paths of its own has none that is known here.
 */
export async function earlyProduct(answers: ReadonlyMap<string, Promise<Response>>, pathname: string): Promise<EarlyProduct | undefined> {
  const hash = /\/product\/([^/]+)\.html/i.exec(decodeURI(pathname))?.[1];
  const answerOf = (path: string) => [...answers].find(([address]) => address.includes(startOf(path)))?.[1];
  // Once it is there, the cards have been asked for.
  if (hash !== undefined) await answerOf(menuVersionsPath);
  const answer = await answerOf(placardsPath);
  if (hash === undefined || answer === undefined || answer.bodyUsed) return undefined;
  const { placards } = (await answer.clone().json()) as { readonly placards: readonly Placard[] };
  return placards.find((placard) => placard.hash === hash && placard.type !== 'COMBO');
}
