import type { Config } from '#domain/config/config.ts';

/** What the configuration lets in from elsewhere. */
type Elsewhere = Pick<Config, 'social' | 'fraudScriptUrl' | 'supportToolOrigin'>;

const originsOf = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).origin))];

/** What a chain would set, and nobody can weaken by a tag in the page. No inline script or style, no string that becomes code. */
function policy({ social, fraudScriptUrl, supportToolOrigin }: Elsewhere): string {
  const providers = originsOf(social.map(({ scriptUrl }) => scriptUrl));
  const scripts = originsOf([...providers, ...(fraudScriptUrl === null ? [] : [fraudScriptUrl])]);
  const allow = (...origins: readonly string[]) => ["'self'", ...origins].join(' ');
  return [
    `default-src ${allow()}`,
    `script-src ${allow(...scripts)}`,
    `style-src ${allow()}`,
    `img-src ${allow('data:')}`,
    `font-src ${allow()}`,
    `connect-src ${allow(...scripts)}`,
    `frame-src ${allow(...providers)}`,
    `worker-src ${allow()}`,
    `manifest-src ${allow()}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${allow()}`,
    `frame-ancestors ${supportToolOrigin ?? "'none'"}`,
    "require-trusted-types-for 'script'",
    // By this policy the app loads the scripts that the configuration names (`src/app/session/script.ts`).
    `trusted-types ${scripts.length > 0 ? 'providers' : "'none'"}`,
  ].join('; ');
}

/** The security headers of every answer, as strict as the page's own configuration allows. */
export const securityHeaders = (config: Elsewhere): Readonly<Record<string, string>> => ({
  'content-security-policy': policy(config),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  // A provider asks in a window of its own, which has to find its way back.
  'cross-origin-opener-policy': config.social.length > 0 ? 'same-origin-allow-popups' : 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});

/** Only where the guest came by https: on http a browser ignores it. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';
