import { expect, it } from 'vitest';
import { pictureSource } from '#tools/vite/picture-set.ts';

async function pictureOfIn(pictures: Readonly<Record<string, string>>) {
  const source = pictureSource(new Map(Object.entries(pictures)));
  const { pictureOf } = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    pictureOf: (key: string | null) => string | null;
  };
  return pictureOf;
}

it('a built picture has an address by its key, and an unknown key has none (UI-13)', async () => {
  const pictureOf = await pictureOfIn({ bagel: '<svg/>', 'hot-soup': '<svg/>' });
  expect(pictureOf('hot-soup')).toMatch(/^\/assets\/pictures-[0-9a-f]{8}\/hot-soup\.svg$/);
  expect([pictureOf('no-such-thing'), pictureOf(''), pictureOf(null)]).toEqual([null, null, null]);
});

it('a changed picture changes the address of all', async () => {
  const [before, after] = [await pictureOfIn({ bagel: '<svg/>' }), await pictureOfIn({ bagel: '<svg id="b"/>' })];
  expect(before('bagel')).not.toBe(after('bagel'));
});
