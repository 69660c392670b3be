import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Placard } from '#contract/placard.ts';
import { serveBuild } from '#tools/built-site.ts';

it('a bakery of 1,000 placards lists each on its shelf once, with ids of its own, and prices what is ordered of it', async () => {
  const build = mkdtempSync(path.join(tmpdir(), 'large-menu-'));
  mkdirSync(path.join(build, '.vite'));
  writeFileSync(
    path.join(build, 'index.html'),
    '<script type="application/json" id="config">{}</script><script type="importmap">{}</script>',
  );
  writeFileSync(path.join(build, '.vite/pages.json'), '[]');
  const { url, close } = await serveBuild(build, { placards: 1000, isQuick: true });
  try {
    const get = async <Answer>(of: string) => (await (await fetch(`${url}/api/public/menu/${of}`)).json()) as Answer;
    const { placards } = await get<{ placards: Placard[] }>('placards/203/version/20261101/20261101/en-US');
    expect(placards.length).toBeGreaterThanOrEqual(1000);
    const ids = placards.flatMap(({ placardId, items }) => [placardId, ...items.map(({ itemId }) => `item ${itemId}`)]);
    expect(new Set(ids).size).toBe(ids.length);

    type Shelves = { categories: { catId: string; sections: { placardIds: string[] }[] }[] };
    const { categories } = await get<Shelves>('categories/203/version/20261101/20261101/90/en-US');
    const shelved = categories
      .filter(({ catId }) => catId !== '1')
      .flatMap(({ sections }) => sections.flatMap(({ placardIds }) => placardIds));
    expect(shelved.toSorted()).toEqual(placards.map(({ placardId }) => placardId).toSorted());

    const last = placards.at(-1)!;
    const itemId = placards.findLast(({ type }) => type === 'PRODUCT')!.items[0]!.itemId;
    const priced = await fetch(`${url}/api/public/menu/item/price/nutrition?cafeId=203`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ item: { itemId, quantity: 1 } }),
    });
    expect(await priced.json()).toMatchObject({ price: placards.find(({ items }) => items[0]?.itemId === itemId)?.items[0]?.price });
    expect(await get(`placard/hash/${last.hash}?cafeId=203`)).toEqual(last);
  } finally {
    close();
    rmSync(build, { recursive: true });
  }
});
