/** What an address may ask of any page (QUERY). Null or false: it did not. */
export interface QueryWishes {
  /** QUERY-01. */
  readonly openOverlay: string | null;
  /** QUERY-02. */
  readonly groupOrder: boolean;
  /** QUERY-03. */
  readonly discountCode: string | null;
  /** QUERY-04; a secret (AMB-52). */
  readonly token: string | null;
  readonly regReferrer: string | null;
  readonly regCampaign: string | null;
  /** Upper case and trimmed (QUERY-07, AMB-02). */
  readonly promoCode: string | null;
  readonly homeCafeId: string | null;
  readonly ref: string | null;
  readonly cafeId: string | null;
  readonly action: 'signIn' | 'startAnOrder' | null;
  readonly isTest: boolean;
  readonly isDebug: boolean;
  readonly nco: string | null;
}

/** What is kept of a query for the flows that use it later. The token is not among it: it is a secret. */
export type StoredWishes = Pick<QueryWishes, 'discountCode' | 'regReferrer' | 'regCampaign' | 'promoCode' | 'homeCafeId' | 'ref'>;

/** An address that asked for nothing. */
export const noWishes: StoredWishes = {
  discountCode: null,
  regReferrer: null,
  regCampaign: null,
  promoCode: null,
  homeCafeId: null,
  ref: null,
};

/** What was kept, with what an address says now in its place. */
export const keepWishes = (kept: StoredWishes, now: StoredWishes): StoredWishes => ({
  discountCode: now.discountCode ?? kept.discountCode,
  regReferrer: now.regReferrer ?? kept.regReferrer,
  regCampaign: now.regCampaign ?? kept.regCampaign,
  promoCode: now.promoCode ?? kept.promoCode,
  homeCafeId: now.homeCafeId ?? kept.homeCafeId,
  ref: now.ref ?? kept.ref,
});

/** The parameters of a query in their order, decoded, as `[...new URLSearchParams(search)]` gives them. */
export type QueryParams = readonly (readonly [name: string, value: string])[];

/** These are stored and leave the address (QUERY-03 to -06, AMB-52). */
const removed: readonly string[] = ['discountCode', 'regReferrer', 'regCampaign', 'token'];

/** Reads the query of an address. Of a name that stands twice the first counts; empty values count as absent. */
export function readQuery(query: QueryParams): QueryWishes {
  const raw = (name: string) => query.find(([known]) => known === name)?.[1];
  const read = (name: string) => raw(name)?.trim() || null;
  const isSwitched = (name: string) => raw('action') === name || !['false', '0', undefined].includes(raw(name));
  const action = read('action');
  return {
    openOverlay: read('openOverlay'),
    groupOrder: raw('groupOrder') === 'true',
    discountCode: read('discountCode'),
    token: read('token'),
    regReferrer: read('regReferrer'),
    regCampaign: read('regCampaign'),
    promoCode: promoCodeIn(query),
    homeCafeId: read('homeCafeId'),
    ref: read('ref'),
    cafeId: read('cafeId'),
    action: action === 'signIn' || action === 'startAnOrder' ? action : null,
    // `?test` and `?action=test` mean the same (AMB-58).
    isTest: isSwitched('test'),
    isDebug: isSwitched('debug'),
    nco: raw('nco') ?? null,
  };
}

/** The query without what was stored. */
export const withoutStored = (query: QueryParams): QueryParams => query.filter(([name]) => !removed.includes(name));

/** A parameter as the router gives it: of a name that stands twice the first value counts; undefined: it is not there. */
export const firstValue = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.[0];

interface Address {
  readonly pathname: string;
  readonly params: QueryParams;
  /** Without `#`; empty: none. */
  readonly hash: string;
}

/** An address within this site, with its parameters in their order (QUERY-03 to -06). */
export function hrefOf({ pathname, params, hash }: Address): string {
  const encode = (part: string) => encodeURIComponent(part).replaceAll('%20', '+');
  const search = params.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  return `${pathname}${search && `?${search}`}${hash && `#${hash}`}`;
}

function promoCodeIn(query: QueryParams): string | null {
  const code = query.find(([name]) => name.toLowerCase() === 'promocode')?.[1];
  return code?.trim().toUpperCase() || null;
}
