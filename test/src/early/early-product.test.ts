import { expect, it } from 'vitest';
import { earlyProduct } from '#src/app/early/early-product.ts';

const soup = { hash: 'soup', type: 'ITEM', name: 'Tomato Basil Soup', description: 'Vine tomatoes.', imgKey: 'tomato-basil-soup' };
const pair = { ...soup, hash: 'pair', type: 'COMBO' };
const versions = '/api/public/menu/versions/203';
const placards = '/api/public/menu/placards/203/version/20261101/20261101/en-US';

/** The calls of a page: the cards are asked for once the versions are there. */
function called(cards: Response) {
  const answers = new Map<string, Promise<Response>>();
  const make = async () => {
    await Promise.resolve();
    answers.set(`http://bakery.test${placards}`, Promise.resolve(cards));
    return new Response('{}');
  };
  return answers.set(`http://bakery.test${versions}`, make());
}
const menu = () => Response.json({ placards: [soup, pair] });

it('a product is known from the cards that the early script asks for, and the page reads them too (MENU-08)', async () => {
  const cards = menu();
  expect(await earlyProduct(called(cards), '/app/product/soup.html')).toMatchObject({
    name: 'Tomato Basil Soup',
    description: 'Vine tomatoes.',
    imgKey: 'tomato-basil-soup',
  });
  expect(await cards.json()).toHaveProperty('placards');
});

it.for(['/app/product/pair.html', '/app/product/gone.html', '/app/menu.html'])('nothing is known early of %s', async (page) =>
  expect(await earlyProduct(called(menu()), page)).toBeUndefined(),
);

it('nothing is known where no menu is asked for, and once the page has read its answer', async () => {
  expect(await earlyProduct(new Map(), '/app/product/soup.html')).toBeUndefined();
  const read = menu();
  await read.json();
  expect(await earlyProduct(called(read), '/app/product/soup.html')).toBeUndefined();
});
