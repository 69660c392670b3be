import { describe, expect, it } from 'vitest';
import { pictureOf } from '#src/pictures/pictures.ts';
import { pictures } from '#tools/vite/pictures.ts';

type Handler = (request: { url: string }, response: { setHeader: unknown; end: unknown }, next: () => void) => void;

/** What the development server answers for an address; null where it leaves that to others. */
function servedAt(address: string): string | null {
  let served: string | null = null;
  const response = {
    setHeader: () => response,
    end: (text: string) => {
      served = text;
    },
  };
  const use = (folder: string, handle: Handler) => {
    if (address.startsWith(folder)) handle({ url: address.slice(folder.length) }, response, () => {});
  };
  const { configureServer } = pictures();
  (configureServer as unknown as (server: unknown) => void)({ middlewares: { use } });
  return served;
}

describe('pictures of the site', () => {
  it('a picture has an address by its key', () => {
    expect(pictureOf('tomato-basil-soup')).toMatch(/^\/assets\/pictures-[0-9a-f]{8}\/tomato-basil-soup\.svg$/);
    expect(servedAt(pictureOf('tomato-basil-soup')!)).toMatch(/^<svg /);
  });

  it('UI-13: no key has no picture, and an unknown one an address without a file', () => {
    expect([pictureOf(null), pictureOf(undefined), pictureOf('')]).toEqual([null, null, null]);
    expect(servedAt(pictureOf('no-such-thing')!)).toBeNull();
    expect(pictureOf('../up')).not.toContain('/../');
  });

  it('the build writes a file for each address', () => {
    const emitted: string[] = [];
    const { generateBundle } = pictures();
    (generateBundle as unknown as (this: unknown) => void).call({
      emitFile: ({ fileName }: { readonly fileName: string }) => emitted.push(`/${fileName}`),
    });
    expect(emitted).toContain(pictureOf('soup-and-half-sandwich'));
    expect(new Set(emitted).size).toBe(emitted.length);
  });
});
