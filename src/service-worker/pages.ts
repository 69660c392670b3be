/** The pages of a build; patterns are sources of regular expressions over decoded paths, and ignore case. */
export interface SitePages {
  /** Addresses that the router has a page for. */
  readonly known: readonly string[];
  /** Files that are pages, as addresses, with the addresses that each answers; the last one answers every other. */
  readonly files: readonly { readonly file: string; readonly address: string | null }[];
}

/** Returns the file of the build that answers a path, as the server would; null where it is no page of the site. */
export function pageFileOf({ known, files }: SitePages, pathname: string): string | null {
  const path = decoded(pathname);
  if (path === null) return null;
  const own = files.find(({ file }) => file === path);
  if (own !== undefined) return own.file;
  if (!known.some((pattern) => matches(pattern, path))) return null;
  const trimmed = path.replace(/(?<=.)\/$/, '');
  return files.find(({ address }) => address === null || matches(address, trimmed))?.file ?? null;
}

const matches = (pattern: string, path: string) => new RegExp(pattern, 'i').test(path);

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/**
 * What a page that came from the server is. `ours`: of the build of this worker. `other`: of another build. `unwanted`: its configuration wants
 * no worker of the site. `foreign`: no page of the site, as the sign-in page of a hotel's network.
 */
export type PageOrigin = 'ours' | 'other' | 'unwanted' | 'foreign';

const configBlock = /<script type="application\/json" id="config">([^]*?)<\/script>/;
const importMap = /<script type="importmap">([^]*?)<\/script>/;

/**
 * Returns what a page is.
 *
 * @param hashOf The hash of a text, as the build made `importMapHash`.
 */
export async function originOf(
  page: string,
  importMapHash: string,
  hashOf: (text: string) => Promise<string> | string,
): Promise<PageOrigin> {
  const block = configBlock.exec(page)?.[1];
  if (block === undefined) return 'foreign';
  if (wantsNoWorker(block)) return 'unwanted';
  return (await hashOf(importMap.exec(page)?.[1] ?? '')) === importMapHash ? 'ours' : 'other';
}

function wantsNoWorker(block: string): boolean {
  try {
    const { sandbox, serviceWorker } = JSON.parse(block) as { readonly sandbox?: unknown; readonly serviceWorker?: unknown };
    return sandbox === 'embedded' || serviceWorker === 'off';
  } catch {
    // The page itself says that it is not set up.
    return false;
  }
}
