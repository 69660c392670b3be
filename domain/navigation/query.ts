/** What an address may ask of any page (QUERY). Null or false: it did not. */
export interface QueryParams {
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

/** The parameters of a query that flows use later. The token is left out: it is a secret. */
export type CampaignParams = Pick<QueryParams, 'discountCode' | 'regReferrer' | 'regCampaign' | 'promoCode' | 'homeCafeId' | 'ref'>;

/** An address that asked for nothing. */
export const noCampaignParams: CampaignParams = {
  discountCode: null,
  regReferrer: null,
  regCampaign: null,
  promoCode: null,
  homeCafeId: null,
  ref: null,
};

/** The stored parameters, replaced by those of an address. */
export const setCampaignParams = (kept: CampaignParams, now: CampaignParams): CampaignParams => ({
  discountCode: now.discountCode ?? kept.discountCode,
  regReferrer: now.regReferrer ?? kept.regReferrer,
  regCampaign: now.regCampaign ?? kept.regCampaign,
  promoCode: now.promoCode ?? kept.promoCode,
  homeCafeId: now.homeCafeId ?? kept.homeCafeId,
  ref: now.ref ?? kept.ref,
});

/** The query of an address by name, decoded. A name that repeats has a list. */
export type Search = Readonly<Record<string, string | readonly string[]>>;

/** These are stored and leave the address (QUERY-03 to -06, AMB-52). */
const removed: readonly string[] = ['discountCode', 'regReferrer', 'regCampaign', 'token'];

/** Reads the query of an address. Of a name that repeats the first value counts; empty values count as absent. */
export function readQuery(search: Search): QueryParams {
  const raw = (name: string) => [search[name]].flat()[0];
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
    promoCode: promoCodeIn(search),
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

/** Whether an address has something to store, which leaves it then. */
export const hasStored = (search: Search): boolean => removed.some((name) => Object.hasOwn(search, name));

/** The query without what was stored (QUERY-03 to -06). */
export const withoutStored = (search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !removed.includes(name)));

function promoCodeIn(search: Search): string | null {
  const code = Object.entries(search).find(([name]) => name.toLowerCase() === 'promocode')?.[1];
  return [code].flat()[0]?.trim().toUpperCase() || null;
}
