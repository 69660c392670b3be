import type { Atlas, Spot } from './atlas.ts';
import { stateCode } from './states.ts';

/** What a typed address turned out to be. */
export interface Geocoded {
  readonly status: 'valid' | 'invalid' | 'partial';
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly formattedAddress: string;
}

const nothing = { address1: '', city: '', state: '', postalCode: '', formattedAddress: '' };
const partial: Geocoded = { status: 'partial', ...nothing };
const invalid: Geocoded = { status: 'invalid', ...nothing };

const kinds: Readonly<Record<string, string>> = {
  street: 'St',
  st: 'St',
  avenue: 'Ave',
  ave: 'Ave',
  av: 'Ave',
  road: 'Rd',
  rd: 'Rd',
  boulevard: 'Blvd',
  blvd: 'Blvd',
  drive: 'Dr',
  dr: 'Dr',
  lane: 'Ln',
  ln: 'Ln',
  court: 'Ct',
  ct: 'Ct',
  place: 'Pl',
  pl: 'Pl',
  square: 'Sq',
  sq: 'Sq',
  parkway: 'Pkwy',
  pkwy: 'Pkwy',
  highway: 'Hwy',
  hwy: 'Hwy',
  north: 'N',
  south: 'S',
  east: 'E',
  west: 'W',
  n: 'N',
  s: 'S',
  e: 'E',
  w: 'W',
};

const titled = (word: string) => (word.length === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
const streetOf = (typed: string) =>
  typed
    .split(/\s+/)
    .map((word) => kinds[word.toLowerCase().replace(/\.$/, '')] ?? titled(word))
    .join(' ');

const directions = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw', 'north', 'south', 'east', 'west']);

/** A number and a name: `215` and `215 N` are the beginning of a street. */
function isStreet(street: string): boolean {
  const [number = '', ...name] = street.split(' ').filter((word) => !directions.has(word.toLowerCase().replace(/\.$/, '')));
  return /^\d/.test(number) && name.length > 0;
}

/** A street that ends with its kind: what follows is no part of its name. */
const isWholeStreet = (street: string) => (street.split(' ').at(-1) ?? '').toLowerCase().replace(/\.$/, '') in kinds;

/** Reads `62701`, `Springfield, IL`, `1 Main St, Springfield, IL 62701` and what people make of these. */
export function geocode(typed: string, atlas: Atlas): Geocoded {
  const { rest, state, zip } = ending(typed.trim().replaceAll(/\s+/g, ' '));
  if (/\bp\.?\s?o\.?\s+box\b/i.test(rest)) return invalid;
  const spot = zip === null ? undefined : atlas.spotOf(zip);
  if (zip !== null && (spot === undefined || (state !== null && spot.state !== state))) return invalid;
  if (rest === '') return spot ? found('', spot, zip ?? '') : partial;
  if (/^\d/.test(rest) && !isStreet(rest)) return partial;
  return withGraph(rest, spot, state, atlas) ?? (state === null && zip === null ? partial : invalid);
}

/** Takes ZIP code and state from the end. */
function ending(text: string): { rest: string; state: string | null; zip: string | null } {
  const [, beforeZip = text, zip = null] = /^(.*?)[\s,]*\b(\d{5})(?:-\d{4})?$/.exec(text) ?? [];
  const [, beforeState = '', word = ''] = /^(.*?)[\s,]*\b([A-Za-z]+(?: [A-Za-z]+)?)$/.exec(beforeZip) ?? [];
  for (const candidate of [word, word.split(' ').at(-1) ?? '']) {
    const state = stateCode(candidate);
    if (state === null) continue;
    const rest = candidate === word ? beforeState : beforeZip.slice(0, beforeZip.length - candidate.length);
    // "Washington" alone is the town.
    if (rest.trim() !== '' || zip !== null) return { rest: rest.replace(/[\s,]+$/, ''), state, zip };
  }
  return { rest: beforeZip.replace(/[\s,]+$/, ''), state: null, zip };
}

/** Finds the town at the end of what is left; what is before it is the street. */
function withGraph(rest: string, spot: Spot | undefined, state: string | null, atlas: Atlas): Geocoded | null {
  const words = rest.split(/[\s,]+/);
  for (let length = Math.min(4, words.length); length >= 1; length -= 1) {
    const town = atlas.townOf(words.slice(-length).join(' '), state ?? spot?.state ?? null);
    const street = words.slice(0, -length).join(' ');
    if (!town || (street !== '' && !isStreet(street))) continue;
    // "500 Oak Park" may be the beginning of an avenue: what marks off a town is a comma, a state, a ZIP code, or the end of the street.
    const isMarkedOff = rest.includes(',') || state !== null || spot !== undefined || isWholeStreet(street);
    if (street !== '' && !isMarkedOff) continue;
    const at = spot ?? town;
    return found(streetOf(street), { ...at, city: town.city, state: town.state }, street === '' && spot === undefined ? '' : at.zip);
  }
  // A street with a ZIP code needs no town.
  return spot && isStreet(rest) ? found(streetOf(rest), spot, spot.zip) : null;
}

function found(address1: string, { city, state }: Spot, postalCode: string): Geocoded {
  const town = [`${city}, ${state}`, postalCode].filter((part) => part !== '').join(' ');
  const isZipAlone = address1 === '' && postalCode !== '';
  return {
    status: 'valid',
    address1,
    city,
    state,
    postalCode,
    formattedAddress: isZipAlone ? postalCode : [address1, town].filter((part) => part !== '').join(', '),
  };
}

/** Where an address is: its ZIP code, else its town. */
export function whereIs(typed: string, atlas: Atlas): Pick<Spot, 'latitude' | 'longitude'> | null {
  const { status, city, state, postalCode } = geocode(typed, atlas);
  if (status !== 'valid') return null;
  return atlas.spotOf(postalCode) ?? atlas.townOf(city, state) ?? null;
}
