import type { Config } from '#domain/config/config.ts';

/** What proves that a person asks: the captcha's answer; null where none is configured. */
export type Captcha = () => Promise<string | null>;

/** What a provider's script puts on the page. */
interface Provider {
  readonly ready: (then: () => void) => void;
  readonly execute: (siteKey: string, how: { readonly action: string }) => Promise<string>;
}

interface Dependencies {
  /** What the pretended captcha of the sandbox answers. */
  readonly pretend: () => Promise<string>;
  readonly config: Pick<Config, 'sandbox' | 'captcha'>;
  readonly page: object;
  /** Loads a configured script once, by the page's policy. */
  readonly loadScript: (url: string) => Promise<void>;
}

/** The captcha of the configuration; the sandbox's is a pretended one (GIFTCARD-09). Rejects where the provider does not answer. */
export function createCaptcha({ config: { sandbox, captcha }, pretend, page, loadScript }: Dependencies): Captcha {
  return async () => {
    if (captcha === null) return sandbox === 'embedded' ? pretend() : null;
    await loadScript(captcha.scriptUrl);
    const { grecaptcha } = page as { readonly grecaptcha?: Provider };
    if (grecaptcha === undefined) throw new Error('The captcha is not there.');
    await new Promise<void>((done) => {
      grecaptcha.ready(done);
    });
    return grecaptcha.execute(captcha.siteKey, { action: 'giftcard' });
  };
}
