import type { Config } from '#domain/config/config.ts';
import { abortWith } from '#src/flows/kit/abort-with.ts';
import { sleep } from '#src/flows/kit/clock.ports.ts';

/** What proves that a person asks: the captcha's answer; null where none is configured. */
export type Captcha = (signal: AbortSignal) => Promise<string | null>;

/** Asks a provider, which calls `onAsking` where it asks the guest something. Rejects where no answer comes, and after an abort. */
export type AskCaptcha = (
  captcha: NonNullable<Config['captcha']>,
  how: { readonly signal: AbortSignal; readonly onAsking: () => void },
) => Promise<string>;

interface Dependencies {
  /** What the pretended captcha of the sandbox answers. */
  readonly pretend: () => Promise<string>;
  readonly config: Pick<Config, 'sandbox' | 'captcha'>;
  readonly ask: AskCaptcha;
}

/** As long as a call is waited for: a part of the provider's script that does not load says nothing. */
const LIMIT_MS = 10_000;

/**
 * The captcha of the configuration; the sandbox's is a pretended one (GIFTCARD-09). Rejects where the provider does not answer in ten seconds; a guest
 * whom it asks something takes the time they need.
 */
export function createCaptcha({ config: { sandbox, captcha }, pretend, ask }: Dependencies): Captcha {
  return async (signal) => {
    if (captcha === null) return sandbox === 'embedded' ? pretend() : null;
    const asking = abortWith(signal);
    const limit = new AbortController();
    const late = sleep(LIMIT_MS, limit.signal).then(() => Promise.reject(new Error('The captcha does not answer.')));
    return Promise.race([ask(captcha, { signal: asking.signal, onAsking: () => limit.abort() }), late]).finally(() => {
      limit.abort();
      asking.abort();
    });
  };
}
