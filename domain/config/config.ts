import * as v from 'valibot';

const Name = v.pipe(v.string(), v.nonEmpty());
const Count = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * What an operator may set after the build, in the JSON block `config` of `index.html`. Every value has its default here (OPEN);
 * a key that is left out means its default.
 */
export const entries = {
  /** `embedded`: the pretend bakery answers inside this page. `off`: a server does. */
  sandbox: v.optional(v.picklist(['embedded', 'off']), 'embedded'),
  /** In front of every path of the contract: a path of this origin, or another origin. */
  apiBaseUrl: v.optional(Name, '/api'),
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
      originSource: v.optional(Name, 'X-Origin-Source'),
      originSourceValue: v.optional(Name, 'OMNI_WEB'),
      accessToken: v.optional(Name, 'X-Access-Token'),
      traceId: v.optional(Name, 'X-Session-Trace-Id'),
      fraudSessionId: v.optional(Name, 'X-Fraud-Session-Id'),
      registrationSource: v.optional(Name, 'X-Registration-Source'),
      /** Carries the id of a cart change, so that the server applies a repeated request once; null: not sent. */
      cartChange: v.optional(v.nullable(Name), 'X-Cart-Change-Id'),
      expirationDate: v.optional(Name, 'expirationdate'),
      insecure: v.optional(Name, 'x-insecure'),
      secureExpiration: v.optional(Name, 'x-secure-expiration'),
    }),
    {},
  ),
  /** A parameter for every address that matches a regular expression (HTTP-13); null: none. */
  cloudFlag: v.optional(v.nullable(v.object({ pattern: v.pipe(v.string(), v.check(isPattern)), name: Name, value: v.string() })), null),
  /** The 401 that does not end a session (OPEN-14). */
  exemptReasonCode: v.optional(Name, 'error.authentication'),
  locale: v.optional(v.literal('en-US'), 'en-US'),
  /** Orders go out as CATERING_WEB (OPEN-01). */
  isCatering: v.optional(v.boolean(), false),
  cateringUrl: v.optional(v.pipe(v.string(), v.url()), 'https://catering.example/'),
  /** The `{product}` of `my{product}` (OPEN-04). */
  brandSlug: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), 'bakery'),
  /** Where the interface's own state is stored (OPEN-02). */
  uiStateKey: v.optional(Name, 'omni.ui'),
  /** Cafe search by address, in miles (OPEN-23). */
  searchRadius: v.optional(v.pipe(v.number(), v.gtValue(0)), 8),
  slotDays: v.optional(Count, 7),
  slotIntervalMinutes: v.optional(Count, 15),
  openCafes: v.optional(Name, 'true'),
  /** When curbside ends where a cafe does not say so, cafe time (OPEN-11). */
  curbsideCutoff: v.optional(v.pipe(v.string(), v.isoTime()), '21:00'),
  thirdPartyLimitKey: v.optional(Name, 'cart.validation.thirdparty.orderamountlimit'),
  maintenancePage: v.optional(v.pipe(v.string(), v.startsWith('/')), '/maintenance.html'),
  /** Where registrations say that they come from (SIGNUP-02). */
  registrationSource: v.optional(Name, 'OMNI_WEB'),
  /** Where somebody helps whom no code reaches (MFA-02). */
  supportUrl: v.optional(v.pipe(v.string(), v.url()), 'https://support.example/'),
  /** Whoever may show this site in a frame and reset it: an origin (OPEN-28); null: nobody. */
  supportToolOrigin: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s;,]+$/))), null),
  /** Other sites whose accounts open ours: their script and our name there (SIGNUP-08). The page's policy has to allow the script. */
  social: v.optional(
    v.array(v.object({ provider: v.picklist(['facebook', 'google', 'apple']), scriptUrl: v.pipe(v.string(), v.url()), clientId: Name })),
    [],
  ),
  /** The collector of the fraud check: a script that gives a session id (FRAUD-01, OPEN-26); null: none. */
  fraudScriptUrl: v.optional(v.nullable(v.pipe(v.string(), v.url())), null),
  /** The host on which pages are published before they are public (OPEN-29); null: none. */
  betaHost: v.optional(v.nullable(Name), null),
};

const Config = v.object(entries);
export type Config = v.InferOutput<typeof Config>;

/** What holds where an operator sets nothing. */
export const defaultConfig: Config = v.parse(Config, {});

export interface ReadConfig {
  readonly config: Config;
  /** Keys whose value cannot be used, so that the default stands; `config` when nothing could be read. */
  readonly problems: readonly string[];
}

/** Reads the block's text. It never fails: what cannot be read is named, and has its default. */
export function readConfig(text: string | null): ReadConfig {
  const block = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), text);
  if (!block.success) return { config: defaultConfig, problems: ['config'] };
  const parsed = v.safeParse(Config, block.output);
  if (parsed.success) return { config: parsed.output, problems: [] };
  const problems = [...new Set(parsed.issues.map((issue) => String(issue.path?.[0]?.key)))];
  const rest = Object.fromEntries(Object.entries(block.output).filter(([key]) => !problems.includes(key)));
  return { config: v.parse(Config, rest), problems };
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}
