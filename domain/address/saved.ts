import type { Country } from './regions.ts';

/** An address that a member keeps here (ADDR-01, ADDR-04). */
export interface SavedAddress {
  /** Null for one that is not saved yet. */
  readonly id: string | null;
  readonly name: string;
  readonly isDefault: boolean;
  /** Digits. */
  readonly phone: string | null;
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly city: string;
  /** State and country by name or code (ADDR-03). */
  readonly state: string;
  readonly country: string;
  readonly postalCode: string;
  readonly addressType: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** What an address is of (ADDR-02). */
export const addressTypes = ['Residential', 'Business', 'College Campus', 'Other'] as const;

const countries: Readonly<Record<string, Country>> = {
  'united states': 'US',
  canada: 'CA',
  us: 'US',
  ca: 'CA',
  'en-us': 'US',
  'en-ca': 'CA',
};

/** A country by its name, its code or a locale, as a code; US where it is none of these (ADDR-03). */
export const countryCode = (named: string): Country => countries[named.trim().toLowerCase()] ?? 'US';

/** What the map knows of a place. Empty where it knows nothing. */
export interface MapAddress {
  readonly streetNumber: string;
  readonly route: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly postalCode: string;
}

/** Can something be brought there (ADDR-05)? */
export const isWholeAddress = ({ streetNumber, route, city, state, country, postalCode }: MapAddress): boolean =>
  [streetNumber, route, city, state, country, postalCode].every((part) => part.trim() !== '');

/** The fields in which a map may name the city, the likeliest first (ADDR-06, OPEN-15). */
const cityFields = ['locality', 'postal_town', 'sublocality', 'administrative_area_level_3', 'neighborhood'] as const;

/** The city of a place by the map's fields; empty where none names it. */
export const cityOf = (fields: Readonly<Partial<Record<string, string>>>): string =>
  cityFields.map((field) => fields[field]?.trim() ?? '').find((city) => city !== '') ?? '';

/** How a saved address is written: what is known already is replaced (ADDR-07, E-67). */
export const saveMethod = ({ id, isDefault }: { readonly id?: number | string | null; readonly isDefault?: boolean }): 'PUT' | 'POST' =>
  (id ?? '') !== '' || isDefault === true ? 'PUT' : 'POST';
