import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Written beside the manifest by the build (`tools/vite/page-list.ts`). */
export const pageListFile = '.vite/pages.json';

/** The paths of the generated route tree, as the router writes them: `/app/category/{$categoryId}.html`. */
export const pathsInRouteTree = (source: string): string[] => [...source.matchAll(/fullPath: '([^']+)'/g)].map(([, found = '']) => found);

/** The page paths of a build. Throws when the build has no list of them. */
export const readPageList = (build: string): readonly string[] =>
  JSON.parse(readFileSync(path.join(build, pageListFile), 'utf8')) as readonly string[];

/** Patterns of the decoded addresses that the router has pages for; like the router, they ignore case and a trailing slash. */
export const pagePatterns = (paths: readonly string[]): readonly RegExp[] =>
  paths.map((one) => {
    const fixed = one.replace(/\/$/, '').split(/\{\$\w+\}|\$\w+/);
    return new RegExp(`^${fixed.map((text) => text.replaceAll('.', String.raw`\.`)).join('[^/]+')}/?$`, 'i');
  });

/** True for a decoded address that the router has a page for. */
export function pageMatcher(paths: readonly string[]): (address: string) => boolean {
  const patterns = pagePatterns(paths);
  return (address) => patterns.some((pattern) => pattern.test(address));
}

/** True for an address that a person may have typed for a page, known or not; false for a file. */
export const isPageAddress = (address: string): boolean => /(^|\/)[^./]*$|\.html$/.test(address);

/** The decoded path of an address; null when its percent encoding is malformed. */
export function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
