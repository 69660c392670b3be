import * as v from 'valibot';
import { defaultHeaders } from './header-names.ts';

const Name = v.pipe(v.string(), v.nonEmpty());
const Count = v.pipe(v.number(), v.integer(), v.minValue(1));
const Url = v.pipe(v.string(), v.url());
const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
const named = (name: string) => v.optional(Name, name);
const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null);

/** `/api`, or `https://api.example.com/v1`; without a query. */
const ApiBaseUrl = v.union([matching(/^\/(?!\/)[^\s?#]*$/), v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^\s?#]+$/))]);

/**
 * What an operator may set after the build, in the JSON block `config` of `index.html`. Every value but `sandbox` has its default
 * here (OPEN); a key that is left out means its default.
 */
const entries = {
  /** `embedded`: the sandbox answers inside this page. `off`: a server does. Required: a page with a typing error must not take pretend orders. */
  sandbox: v.picklist(['embedded', 'off']),
  /** `on`: a service worker keeps the pages, their code and the last menu for the next visit. `off`: it goes, with its caches. The embedded sandbox has its own. */
  serviceWorker: v.optional(v.picklist(['on', 'off']), 'on'),
  /** In front of every path of the contract: a path of this origin, or an address at another origin. */
  apiBaseUrl: v.optional(ApiBaseUrl, '/api'),
  /** Paths of calls where the server has others, by the call's name (OPEN-24, HTTP-18). */
  paths: v.optional(
    v.record(
      v.string(),
      v.custom<`/${string}`>((path) => typeof path === 'string' && path.startsWith('/')),
    ),
    {},
  ),
  /** OPEN-13. */
  headers: v.optional(
    v.object({
      originSource: named(defaultHeaders.originSource),
      originSourceValue: named(defaultHeaders.originSourceValue),
      accessToken: named('X-Access-Token'),
      traceId: named(defaultHeaders.traceId),
      fraudSessionId: named('X-Fraud-Session-Id'),
      registrationSource: named('X-Registration-Source'),
      /** Carries the id of a cart change, so that the server applies a repeated request once; null: not sent. */
      cartChange: v.optional(v.nullable(Name), 'X-Cart-Change-Id'),
      expirationDate: named('expirationdate'),
      insecure: named('x-insecure'),
      secureExpiration: named('x-secure-expiration'),
    }),
    {},
  ),
  /** A parameter for every address that matches a regular expression (HTTP-13); null: none. */
  cloudFlag: orNull(v.object({ pattern: v.pipe(v.string(), v.check(isPattern)), name: Name, value: v.string() })),
  /** The 401 that does not end a session (OPEN-14). */
  exemptReasonCode: named('error.authentication'),
  locale: v.optional(v.literal('en-US'), 'en-US'),
  /** Orders go out as CATERING_WEB (OPEN-01). */
  isCatering: v.optional(v.boolean(), false),
  cateringUrl: v.optional(Url, 'https://catering.example/'),
  /** The `{product}` of `my{product}` (OPEN-04). */
  brandSlug: v.optional(matching(/^[a-z0-9-]+$/), 'bakery'),
  /** Where the interface's own state is stored (OPEN-02). */
  uiStateKey: named('omni.ui'),
  /** Cafe search by address, in miles (OPEN-23). */
  searchRadius: v.optional(v.pipe(v.number(), v.gtValue(0)), 8),
  /** Pictures of maps: none; drawn, an invented town for the sandbox; or from an address with `{lat}`, `{lng}`, `{zoom}`, `{width}`, `{height}` and `{pins}`, and `{key}` for the key that the server has for it (C-125). */
  map: v.optional(
    v.union([
      v.picklist(['none', 'drawn']),
      v.object({
        imageUrl: v.pipe(v.string(), v.regex(/^https:\/\/[^\s/{}]+\/\S*\{lat\}\S*$/), v.regex(/\{lng\}/), v.regex(/\{zoom\}/)),
      }),
    ]),
    'none',
  ),
  /** Where delivery services show their drivers: origins that an order may link to (TRACK-12). */
  trackingOrigins: v.optional(v.array(matching(/^https:\/\/[^\s/?#@]+$/)), []),
  /** Orders that a returning member is offered again on the home page (CART-33). */
  homepageReorderLoadCount: v.optional(Count, 3),
  /** Minutes before the time of an order from which on it can be made right online (REMEDY-09, OPEN-19). */
  remedyMinutesBefore: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 15),
  slotDays: v.optional(Count, 7),
  slotIntervalMinutes: v.optional(Count, 15),
  openCafes: named('true'),
  /** Whether a cafe search asks for virtual locations, or for others alone (CAFE-17); null: it says nothing of them. */
  virtualLocation: orNull(v.boolean()),
  /** When curbside ends where a cafe does not say so, cafe time (OPEN-11). */
  curbsideCutoff: v.optional(matching(v.ISO_TIME_REGEX), '21:00'),
  thirdPartyLimitKey: named('cart.validation.thirdparty.orderamountlimit'),
  maintenancePage: v.optional(matching(/^\//), '/maintenance.html'),
  /** Where registrations say that they come from (SIGNUP-02). */
  registrationSource: named('OMNI_WEB'),
  /** Page of support, for a member whom no code reaches (MFA-02). */
  supportUrl: v.optional(Url, 'https://support.example/'),
  /** The survey that guests are asked to take (FLAGS-27); null: none. */
  feedbackUrl: orNull(Url),
  /** What the foot of every page links to. */
  privacyUrl: v.optional(Url, 'https://www.example/privacy'),
  termsUrl: v.optional(Url, 'https://www.example/terms'),
  accessibilityUrl: v.optional(Url, 'https://www.example/accessibility'),
  /** Origin that may show this site in a frame and reset it (OPEN-28); null: none. */
  supportToolOrigin: orNull(matching(/^https?:\/\/[^/\s;,]+$/)),
  /** Other sites whose accounts open ours: their script and our name there (SIGNUP-08). The page's policy has to allow the script. */
  social: v.optional(v.array(v.object({ provider: v.picklist(['facebook', 'google', 'apple']), scriptUrl: Url, clientId: Name })), []),
  /** The collector of the fraud check: a script that gives a session id, our name there, and where it sends what it collects (FRAUD-01, OPEN-26); null: none. */
  fraud: orNull(v.object({ scriptUrl: Url, clientId: Name, host: Url })),
  /** Proves that a person asks for the balance of a gift card: a script and our key there (GIFTCARD-09); null: none. Its script runs in a frame page with a policy of its own. */
  captcha: orNull(v.object({ scriptUrl: Url, siteKey: Name })),
  /** PayPal: its script and our name there (C-83); null: none. Its script runs in a frame page with a policy of its own. */
  payPal: orNull(v.object({ scriptUrl: Url, clientId: Name })),
  /** Apple Pay by the browser's Payment Request API: our ids there and the cards that we take (C-93); null: none. */
  applePay: orNull(
    v.object({ merchantId: Name, merchantName: Name, networks: v.optional(v.array(Name), ['visa', 'masterCard', 'amex', 'discover']) }),
  ),
  /** Google Pay by the browser's Payment Request API: our ids there, the gateway that reads its tokens, and the cards that we take; null: none. */
  googlePay: orNull(
    v.object({
      merchantId: Name,
      merchantName: Name,
      gateway: Name,
      gatewayMerchantId: Name,
      environment: v.optional(v.picklist(['TEST', 'PRODUCTION']), 'PRODUCTION'),
      networks: v.optional(v.array(Name), ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER']),
    }),
  ),
  /** Military Star cards can be added, in the account and at checkout (PAYSTORED-16). */
  milStar: v.optional(v.boolean(), false),
  /** The server has a bridge to a phone system, by which guests pay (SUBMIT-18). */
  phonePayment: v.optional(v.boolean(), false),
  /** The payment type of accounts of campus cards (PAYSTORED-15, OPEN-27). */
  campusPaymentTypeId: v.optional(Count, 811),
  /** The host on which pages are published before they are public (OPEN-29); null: none. */
  betaHost: orNull(Name),
};

const Config = v.object(entries);
export type Config = v.InferOutput<typeof Config>;
/** Where pictures of maps come from. */
export type MapSource = Config['map'];

/** Every default, with the sandbox that `index.html` names. */
export const defaultConfig: Config = v.parse(Config, { sandbox: 'embedded' });

/** The configuration as it was read, and what was wrong with it. */
export interface ReadConfig {
  /** Null when the block does not say which server to call: then nothing may be loaded. */
  readonly config: Config | null;
  /** Unknown keys, and keys whose value is invalid, so that the default applies; `config` when the block is no JSON object. */
  readonly problems: readonly string[];
}

/** Keys that decide which server gets the orders, in lower case. An invalid one, or one in the wrong case, gets no default. */
const serverKeys = new Set(['sandbox', 'apibaseurl']);

/** Reads the text of the block; never throws. Invalid values are named and replaced by their defaults, except those that name the server. */
export function readConfig(text: string | null): ReadConfig {
  const block = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), text);
  if (!block.success) return { config: null, problems: ['config'] };
  const parsed = v.safeParse(Config, block.output);
  const invalid = parsed.success ? [] : parsed.issues.map((issue) => String(issue.path?.[0]?.key));
  const unknown = Object.keys(block.output).filter((key) => !Object.hasOwn(entries, key));
  const problems = [...new Set([...invalid, ...unknown])];
  if (problems.some((key) => serverKeys.has(key.toLowerCase()))) return { config: null, problems };
  const valid = Object.fromEntries(Object.entries(block.output).filter(([key]) => !problems.includes(key)));
  return { config: v.parse(Config, valid), problems };
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}
