import type { Plugin } from 'vite';

/** Charts say what each state means, for docs, the book and who develops; a guest's browser need not carry the words. */
export const stripDescriptions = (): Plugin => ({
  name: 'strip-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/machines\/[^/]+\/[^/]+\.machine\.ts$/ },
    handler: (code) => ({ code: withoutDescriptions(code), map: null }),
  },
});

/** The source of a machine without the descriptions of its states. */
export const withoutDescriptions = (source: string): string =>
  source.replaceAll(/\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\s*,?\s*/g, '');
