import type { Page, Route } from 'playwright';
import { placards } from '#sandbox/world/menu/catalog.ts';

interface Card {
  readonly placardId: string;
  readonly hash: string;
  readonly name: string;
}

interface Cards {
  readonly placards: readonly Card[];
}

interface Shelves {
  readonly categories: readonly { readonly sections: readonly { readonly placardIds: readonly string[] }[] }[];
}

/** The menu's own ids have at most so many digits, so that a longer one is new. */
const DIGITS = 6;
const idOf = (id: string, copy: number) => (copy === 0 ? id : `${copy}${id.padStart(DIGITS, '0')}`);

/** How often each of `few` placards comes, so that they are about `many`. */
const copies = (few: number, many: number) => Array.from({ length: Math.ceil(many / few) }, (_, copy) => copy);

/** The placards of an answer over and over, each copy with an id, an address and a name of its own. */
export const manyPlacards = (answer: Cards, few: number, many: number): Cards => ({
  ...answer,
  placards: copies(few, many).flatMap((copy) =>
    answer.placards.map((card) =>
      copy === 0 ? card : { ...card, placardId: idOf(card.placardId, copy), hash: `${card.hash}-${copy}`, name: `${card.name} ${copy}` },
    ),
  ),
});

/** The same copies in the sections of an answer. */
export const manyInSections = (answer: Shelves, few: number, many: number): Shelves => ({
  ...answer,
  categories: answer.categories.map((category) => ({
    ...category,
    sections: category.sections.map((section) => ({
      ...section,
      placardIds: copies(few, many).flatMap((copy) => section.placardIds.map((id) => idOf(id, copy))),
    })),
  })),
});

/** Has a page see a menu of about so many placards: the server's answers are changed on their way. */
export async function serveManyPlacards(page: Page, count: number): Promise<void> {
  const change = async (route: Route, changed: (answer: never) => object) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: changed((await response.json()) as never) });
  };
  await page.route('**/menu/placards/**', (route) => change(route, (answer) => manyPlacards(answer, placards.size, count)));
  await page.route('**/menu/categories/**', (route) => change(route, (answer) => manyInSections(answer, placards.size, count)));
}
