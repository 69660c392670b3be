import { createHash } from 'node:crypto';
import type { Config } from '#domain/config/config.ts';
import { providerScripts, type ScriptSettings } from './provider-scripts.ts';

/** What the configuration lets in: what comes from elsewhere, and a service worker. */
type Elsewhere = ScriptSettings &
  Pick<Config, 'sandbox' | 'serviceWorker' | 'apiBaseUrl' | 'applePay' | 'googlePay' | 'supportToolOrigin' | 'map'>;

const originsOf = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).origin))];

/** The page's inline import map, script and styles, which the policy allows by their hashes. */
const script = /<script(?: type="importmap")?>([^]*?)<\/script>/g;
const style = /<style>([^]*?)<\/style>/g;
const hashesIn = (page: string, element: RegExp): readonly string[] =>
  [...page.matchAll(element)].map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);

/** Nothing is allowed that is not named; no inline style or script but those of the page, by their hashes, no string that becomes code. */
function policy(elsewhere: Elsewhere, page: string): string {
  const { sandbox, serviceWorker, apiBaseUrl, social, fraud, googlePay, supportToolOrigin, map } = elsewhere;
  const providers = originsOf(social.map(({ scriptUrl }) => scriptUrl));
  const all = providerScripts(elsewhere);
  const inPage = all.filter(({ place }) => place === 'page');
  const hasFrame = all.some(({ place, addresses }) => place === 'frame' && addresses.length > 0);
  const scripts = originsOf(inPage.flatMap(({ addresses }) => addresses));
  const collecting = fraud === null ? [] : originsOf([fraud.host]);
  const api = apiBaseUrl.startsWith('/') ? [] : originsOf([apiBaseUrl]);
  const maps = typeof map === 'string' ? [] : originsOf([map.imageUrl]);
  const hasWorker = sandbox === 'embedded' || serviceWorker === 'on';
  // The default policy guards the address of the worker (`src/app/trusted-types.ts`); `providers` loads the configured scripts.
  const trusted = [...(hasWorker ? ['default'] : []), ...(scripts.length > 0 ? ['providers'] : [])];
  const allow = (...sources: readonly string[]) => ["'self'", ...sources].join(' ');
  const orNone = (sources: readonly string[]) => (sources.length > 0 ? sources.join(' ') : "'none'");
  return [
    "default-src 'none'",
    `script-src ${allow(...hashesIn(page, script), ...scripts)}`,
    `style-src ${allow(...hashesIn(page, style))}`,
    `img-src ${allow('data:', ...maps)}`,
    `font-src ${allow()}`,
    `connect-src ${allow(...new Set([...api, ...scripts, ...collecting, ...walletOrigins(googlePay)]))}`,
    `manifest-src ${allow()}`,
    `frame-src ${orNone([...(hasFrame ? ["'self'"] : []), ...providers])}`,
    `worker-src ${orNone(hasWorker ? ["'self'"] : [])}`,
    "base-uri 'none'",
    `form-action ${allow()}`,
    `frame-ancestors ${supportToolOrigin ?? "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${orNone(trusted)}`,
  ].join('; ');
}

/** Where the browser itself reads what Google Pay is, on behalf of the page. No script comes from there. */
const walletOrigins = (googlePay: Elsewhere['googlePay']) => (googlePay === null ? [] : ['https://google.com', 'https://pay.google.com']);

/** Only a page with a wallet may make payment requests. */
const hasWallet = ({ applePay, googlePay }: Elsewhere) => applePay !== null || googlePay !== null;

/** The security headers of every answer, as strict as the page and its configuration allow. */
export const securityHeaders = (config: Elsewhere, page: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policy(config, page),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': `geolocation=(self), camera=(), microphone=(), payment=${hasWallet(config) ? '(self)' : '()'}, usb=()`,
  // A provider asks in a window of its own, which has to find its way back.
  'cross-origin-opener-policy': config.social.length > 0 || config.payPal !== null ? 'same-origin-allow-popups' : 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});

/** Only where the guest came by https: on http a browser ignores it. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

/** Where pages for frames are, which run a provider's script. */
export const FRAME_PATH = '/frames/';

/**
 * The headers of a page for a frame and of its own script: only the script of its provider runs in it, only this site shows it, and it has an origin
 * of its own, so that it reads nothing of this site. Its name is that of the setting that brings the script.
 */
export function frameHeaders(config: ScriptSettings, pathname: string): Readonly<Record<string, string>> {
  const name = pathname.slice(FRAME_PATH.length).split('.')[0];
  const own = providerScripts(config).find(({ setting, place }) => place === 'frame' && setting.toLowerCase() === name);
  const provider = originsOf(own?.addresses ?? []);
  const from = (...sources: readonly string[]) => [...sources, ...provider].join(' ') || "'none'";
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${from("'self'")}`,
      `frame-src ${from()}`,
      `connect-src ${from()}`,
      `img-src ${from('data:')}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // Its page, of another origin, loads its script.
    'cross-origin-resource-policy': 'cross-origin',
  };
}
