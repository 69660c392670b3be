import type { Config } from '#domain/config/config.ts';
import type { AskProvider } from '#src/flows/sign-in/sign-in.ports.ts';

/** Asks other sites who the visitor is: by their scripts, or where the bakery is pretended, in a pretended way (SIGNUP-08). */
export const askProviderBy =
  (config: Pick<Config, 'sandbox' | 'social'>): AskProvider =>
  async (provider, signal) => {
    if (config.sandbox === 'embedded') return (await import('#sandbox/drawer/provider.ts')).askPretendProvider(provider, signal);
    return (await import('./social.ts')).providersIn(window, config.social)(provider, signal);
  };
