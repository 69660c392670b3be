import type { Config } from '#domain/config/config.ts';
import type { AskProvider } from '#src/flows/sign-in/sign-in.ports.ts';
import { loadScript } from './script.ts';

/** What the providers' scripts put on the page, as far as it is used. */
interface Providers {
  readonly FB?: {
    init(options: { appId: string; version: string }): void;
    login(answered: (answer: { authResponse?: { accessToken: string } | null }) => void, options: { scope: string }): void;
  };
  readonly google?: {
    readonly accounts: {
      readonly oauth2: {
        initTokenClient(options: {
          client_id: string;
          scope: string;
          callback: (answer: { access_token?: string }) => void;
          error_callback: () => void;
        }): { requestAccessToken(): void };
      };
    };
  };
  readonly AppleID?: {
    readonly auth: {
      init(options: { clientId: string; scope: string; redirectURI: string; usePopup: true }): void;
      signIn(): Promise<{ authorization: { id_token: string } }>;
    };
  };
}

/** A script that loads without its global is an error that the visitor sees. */
function need<Sdk>(sdk: Sdk | undefined): Sdk {
  if (sdk === undefined) throw new Error('The provider has no interface on this page.');
  return sdk;
}

type Ask = (clientId: string) => Promise<string | null>;

/** Asks each provider by its own script (SIGNUP-08). Null: the visitor closed its window. */
export function providersIn(page: Providers & Pick<Window, 'location'>, social: Config['social']): AskProvider {
  const asks: Readonly<Record<Config['social'][number]['provider'], Ask>> = {
    facebook: (appId) =>
      new Promise((resolve) => {
        need(page.FB).init({ appId, version: 'v21.0' });
        need(page.FB).login(({ authResponse }) => resolve(authResponse?.accessToken ?? null), { scope: 'email' });
      }),
    google: (clientId) =>
      new Promise((resolve) => {
        const client = need(page.google).accounts.oauth2.initTokenClient({
          client_id: clientId,
          scope: 'openid email profile',
          callback: ({ access_token: token }) => resolve(token ?? null),
          error_callback: () => resolve(null),
        });
        client.requestAccessToken();
      }),
    apple: async (clientId) => {
      need(page.AppleID).auth.init({ clientId, scope: 'name email', redirectURI: page.location.origin, usePopup: true });
      const answer = await need(page.AppleID)
        .auth.signIn()
        .catch(() => null);
      return answer?.authorization.id_token ?? null;
    },
  };
  return async (provider) => {
    const known = social.find((one) => one.provider === provider);
    if (!known) throw new Error(`${provider} is not configured.`);
    await loadScript(known.scriptUrl);
    return asks[provider](known.clientId);
  };
}
