/** What the foot of a page has: all links, or help and the small print. */
export type FooterKind = 'full' | 'limited';

/** Pages on which a guest looks around have a full footer; one on which something is to be finished, a limited one. Takes a path without query. */
export const footerKind = (path: string): FooterKind =>
  /^\/app\/((home|menu|confirmation)\.html|category\/)/i.test(path) ? 'full' : 'limited';
