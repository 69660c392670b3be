import type { Config } from '#domain/config/config.ts';
import { sleep } from '#src/flows/kit/clock.ports.ts';

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

/** As long as a call is waited for: a part of the provider's script that does not load says nothing. */
const LIMIT_MS = 10_000;

/** The captcha of the configuration; the sandbox's is a pretended one (GIFTCARD-09). Rejects where the provider does not answer in ten seconds. */
export function createCaptcha({ config: { sandbox, captcha }, pretend, page, loadScript }: Dependencies): Captcha {
  return async () => {
    if (captcha === null) return sandbox === 'embedded' ? pretend() : null;
    const waiting = new AbortController();
    const late = sleep(LIMIT_MS, waiting.signal).then(() => Promise.reject(new Error('The captcha does not answer.')));
    return Promise.race([answerOf(captcha), late]).finally(() => waiting.abort());
  };

  async function answerOf({ scriptUrl, siteKey }: NonNullable<Config['captcha']>): Promise<string> {
    await loadScript(scriptUrl);
    const { grecaptcha } = page as { readonly grecaptcha?: Provider };
    if (grecaptcha === undefined) throw new Error('The captcha is not there.');
    await new Promise<void>((done) => {
      grecaptcha.ready(done);
    });
    return grecaptcha.execute(siteKey, { action: 'giftcard' });
  }
}
