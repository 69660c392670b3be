/** The countries of an address (ADDR-03). */
export const countries = ['US', 'CA'] as const;
export type Country = (typeof countries)[number];

const names: Readonly<Record<Country, Readonly<Record<string, string>>>> = {
  US: {
    AL: 'Alabama',
    AK: 'Alaska',
    AS: 'American Samoa',
    AZ: 'Arizona',
    AR: 'Arkansas',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    DC: 'District of Columbia',
    FL: 'Florida',
    GA: 'Georgia',
    GU: 'Guam',
    HI: 'Hawaii',
    ID: 'Idaho',
    IL: 'Illinois',
    IN: 'Indiana',
    IA: 'Iowa',
    KS: 'Kansas',
    KY: 'Kentucky',
    LA: 'Louisiana',
    ME: 'Maine',
    MD: 'Maryland',
    MA: 'Massachusetts',
    MI: 'Michigan',
    MN: 'Minnesota',
    MS: 'Mississippi',
    MO: 'Missouri',
    MT: 'Montana',
    NE: 'Nebraska',
    NV: 'Nevada',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    NM: 'New Mexico',
    NY: 'New York',
    NC: 'North Carolina',
    ND: 'North Dakota',
    MP: 'Northern Mariana Islands',
    OH: 'Ohio',
    OK: 'Oklahoma',
    OR: 'Oregon',
    PA: 'Pennsylvania',
    PR: 'Puerto Rico',
    RI: 'Rhode Island',
    SC: 'South Carolina',
    SD: 'South Dakota',
    TN: 'Tennessee',
    TX: 'Texas',
    VI: 'U.S. Virgin Islands',
    UT: 'Utah',
    VT: 'Vermont',
    VA: 'Virginia',
    WA: 'Washington',
    WV: 'West Virginia',
    WI: 'Wisconsin',
    WY: 'Wyoming',
  },
  CA: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NT: 'Northwest Territories',
    NS: 'Nova Scotia',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
};

/** A state, territory or province by its postal code. */
export interface Region {
  readonly code: string;
  readonly name: string;
}

/** The states and territories of the United States, or the provinces and territories of Canada, by name. */
export const regionsOf = (country: Country): readonly Region[] => Object.entries(names[country]).map(([code, name]) => ({ code, name }));

/** The code of a region by its code or name, whatever the case; null where the country has none of that name. */
export function regionCode(country: Country, named: string): string | null {
  const wanted = named.trim().toLowerCase();
  return regionsOf(country).find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted)?.code ?? null;
}

const postalCodes: Readonly<Record<Country, RegExp>> = { US: /^\d{5}$/, CA: /^[a-z]\d[a-z] ?\d[a-z]\d$/i };

/** Five digits in the United States (VALID-03); `A1A 1A1`, with or without the space, in Canada. */
export const isPostalCode = (country: Country, typed: string): boolean => postalCodes[country].test(typed.trim());
