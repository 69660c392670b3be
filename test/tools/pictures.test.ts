import { describe, expect, it } from 'vitest';
import { pictureOf, sceneOf } from '#src/pictures/pictures.ts';
import { builtPictureFolder, pictureFiles } from '#tools/vite/pictures.ts';

/** The file at an address of the site. */
const fileAt = (address: string | null) => pictureFiles().get((address ?? '').replace('/assets/pictures/', ''));

describe('pictures of the site', () => {
  it('a picture has an address by its key, with a drawing there', () => {
    expect(pictureOf('tomato-basil-soup')).toBe('/assets/pictures/tomato-basil-soup.svg');
    expect(builtPictureFolder()).toMatch(/^assets\/pictures-[0-9a-f]{8}$/);
    expect(fileAt(pictureOf('tomato-basil-soup'))).toMatch(/^<svg /);
    expect(fileAt(pictureOf('soup-and-half-sandwich'))).toMatch(/^<svg /);
  });

  it('a scene has the dish on a table by the same key, with a part of the file that is near', () => {
    const { served, src } = sceneOf('brisket-and-gruyere-melt');
    const [address, part] = served?.split('#') ?? [];
    expect(fileAt(address ?? null)).toContain(`<view id="${part}"`);
    expect(src).toBe(pictureOf('brisket-and-gruyere-melt'));
    expect(sceneOf(null)).toEqual({ served: null, src: null });
  });

  it('UI-13: no key has no picture, and an unknown one an address without a file', () => {
    expect([pictureOf(null), pictureOf(undefined), pictureOf('')]).toEqual([null, null, null]);
    expect(fileAt(pictureOf('no-such-thing'))).toBeUndefined();
    expect(pictureOf('../up')).not.toContain('/../');
  });
});
