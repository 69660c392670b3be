import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictureOf } from '#src/pictures/pictures.ts';
import { iconSet, keysInSeeds, pictureFile } from '#tools/pictures/draw-pictures.ts';

describe('pictures', async () => {
  it.for(await keysInSeeds())('the key %s has a picture', (key) => {
    expect(existsSync(`src/pictures/files/${key}.svg`)).toBe(true);
    expect(pictureOf(key)).toContain(`${key}.svg`);
  });
  it('UI-13: an unknown key has none', () => {
    expect(pictureOf('no-such-thing')).toBeNull();
    expect(pictureOf(null)).toBeNull();
  });
  it('has no file for a name that the set lacks', () => expect(pictureFile('no-such-thing', iconSet())).toBeNull());
});
