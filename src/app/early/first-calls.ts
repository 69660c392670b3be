import { addressOf } from '#contract/address.ts';
import { featuresPath, keysPath, menuCategoriesPath, menuVersionsPath, placardsPath, stockoutPath } from '#contract/public-paths.ts';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { defaultHeaders } from '#domain/config/header-names.ts';
import { menuParts, type MenuReleases } from '#domain/menu/menu-parts.ts';

/** What the block of configuration may say, before anything has checked it. */
interface RawConfig {
  readonly sandbox?: unknown;
  readonly apiBaseUrl?: unknown;
  readonly locale?: string;
  readonly cloudFlag?: unknown;
  readonly paths?: Readonly<Record<string, `/${string}`>>;
  readonly headers?: { readonly originSource?: string; readonly originSourceValue?: string; readonly traceId?: string };
}

export interface FirstVisit {
  readonly config: RawConfig;
  readonly page: Pick<Location, 'href' | 'pathname'>;
  /** The cafe of the order in hand, else of the last one; null: there is none. */
  readonly cafeId: string | null;
  /** The stock of its day is asked for with the items of the menu, and so not here (MENU-16). */
  readonly hasOrder: boolean;
  readonly traceId: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
}

/** Pages that show the menu or a part of it. */
const menuPage = /^\/($|app\/((home|menu)\.html\/?$|(category|product)\/))/i;

/**
 * Makes the calls that a page will need, before its code is there; returns their answers by whole address. With the embedded sandbox, whose worker is
 * not there yet, and where addresses depend on a cloud flag, there are none.
 */
export function firstCalls({ config, page, cafeId, hasOrder, traceId, fetch }: FirstVisit): Map<string, Promise<Response>> {
  const answers = new Map<string, Promise<Response>>();
  const { apiBaseUrl = '/api', headers = {}, paths = {}, locale = 'en-US' } = config;
  if (config.sandbox !== 'off' || config.cloudFlag || typeof apiBaseUrl !== 'string') return answers;
  const names = { ...defaultHeaders, ...headers };
  const init = { credentials: 'include', headers: { [names.originSource]: names.originSourceValue, [names.traceId]: traceId } } as const;
  function ask(
    name: string,
    usual: `/${string}`,
    params: Readonly<Record<string, string>> = {},
    followUp?: (answer: Response) => Promise<void>,
  ) {
    const [path, fragment] = addressOf({ access: 'public', path: paths[name] ?? usual }, params, false);
    const address = String(apiBaseUrl).replace(/\/$/, '') + path + fragment;
    // The answer waits for its follow-up calls to be made, so that the app finds them and does not make them again. The app reports an
    // answer of the wrong shape.
    const answer = fetch(address, { ...init, cache: fragment ? 'no-cache' : 'default' }).then(async (response) => {
      await followUp?.(response.clone()).catch(() => {});
      return response;
    });
    // The client makes a call that failed again.
    answer.catch(() => {});
    answers.set(new URL(address, page.href).href, answer);
  }
  const askMenu = (id: string) =>
    ask('menu.versions', menuVersionsPath, { cafeId: id }, async (answer) => {
      const { versions } = (await answer.json()) as { versions: MenuReleases };
      const parts = menuParts(id, versions);
      ask('menu.categories', menuCategoriesPath, parts.categories);
      ask('menu.placards', placardsPath, parts.placards);
    });
  if (menuPage.test(page.pathname)) {
    askMenu(cafeId ?? NO_CAFE);
    if (cafeId !== null && !hasOrder) ask('menu.stockout', stockoutPath, { cafeId });
  }
  ask('app.features', featuresPath, { locale });
  ask('app.keys', keysPath);
  return answers;
}
