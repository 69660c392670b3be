import { pathOf } from '#contract/address.ts';
import { customizationsPath, menuCategoriesPath, menuVersionsPath, placardsPath, quantityRulesPath } from '#contract/public-paths.ts';

/** Where the build puts the worker. */
export const WORKER_PATH = '/service-worker.js';

/**
 * The calls whose answers make up a menu, by the contract's name. No other answer is stored. Today's stock is none of them: its address names no day,
 * and yesterday's would hide that it could not be read (MENU-17).
 */
const menuPaths: Readonly<Record<string, `/${string}`>> = {
  'menu.versions': menuVersionsPath,
  'menu.categories': menuCategoriesPath,
  'menu.placards': placardsPath,
  'menu.customizations': customizationsPath,
  'menu.quantityRules': quantityRulesPath,
};

/** Those of which the versions name the answer: the same address and fragment have the same answer (MENU-06, MENU-07). */
export const versionedCalls: readonly string[] = ['menu.categories', 'menu.placards'];

interface ApiConfig {
  readonly apiBaseUrl: string;
  /** A server's own paths, by the call's name (HTTP-18). */
  readonly paths: Readonly<Record<string, `/${string}`>>;
}

/** The address to register: it tells the worker where the menu is, so that another configuration is another worker. */
export function workerAddress({ apiBaseUrl, paths }: ApiConfig): string {
  const own = Object.entries(paths).filter(([name]) => name in menuPaths);
  return `${WORKER_PATH}?${new URLSearchParams([['api', apiBaseUrl], ...own]).toString()}`;
}

/** Returns a test of addresses: is this a call for a part of a menu? Reads what `workerAddress` wrote. `names`: of the calls. Default: all of them. */
export function menuCallTest(worker: URL, names: readonly string[] = Object.keys(menuPaths)): (asked: URL) => boolean {
  const base = new URL(worker.searchParams.get('api') ?? '/api', worker);
  const patterns = names.map((name) => {
    const path = (worker.searchParams.get(name) ?? menuPaths[name]) as `/${string}`;
    return patternOf(base.pathname.replace(/\/$/, '') + pathOf({ access: 'public', path }, false));
  });
  return ({ origin, pathname }) => origin === base.origin && patterns.some((pattern) => pattern.test(pathname));
}

/** A parameter may be empty, and has no slash in it. */
function patternOf(template: string): RegExp {
  const fixed = template.split(/\{\w+\}/).map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${fixed.join('[^/]*')}$`);
}

/**
 * Returns the address under which an answer is stored. A cache looks at no fragment, and that alone tells two releases of one
 * day apart (MENU-02): here it is a parameter.
 */
export function storedUnder(asked: string): string {
  const address = new URL(asked);
  if (address.hash === '') return asked;
  address.searchParams.set('release', address.hash);
  address.hash = '';
  return address.href;
}
