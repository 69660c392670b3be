/** A ZIP code and where it is. */
export interface Spot {
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly city: string;
  readonly state: string;
}

/** Every ZIP code of the country, and every town by its name. */
export interface Atlas {
  spotOf(zip: string): Spot | undefined;
  /** The first ZIP code of a town; without a state, of the biggest town of that name. */
  townOf(name: string, state?: string | null): Spot | undefined;
}

const keyOf = (name: string) =>
  name.toLowerCase().replaceAll(/[.']/g, '').replace(/^st /, 'saint ').replace(/^ft /, 'fort ').replace(/^mt /, 'mount ').trim();

function atlasOf(spots: Readonly<Record<string, Spot>>): Atlas {
  const towns = new Map<string, Map<string, Spot[]>>();
  for (const spot of Object.values(spots)) {
    const states = towns.get(keyOf(spot.city)) ?? new Map<string, Spot[]>();
    towns.set(keyOf(spot.city), states.set(spot.state, [...(states.get(spot.state) ?? []), spot]));
  }
  return {
    spotOf: (zip) => spots[zip],
    townOf(name, state) {
      const states = towns.get(keyOf(name));
      if (!states) return undefined;
      if (state) return states.get(state)?.[0];
      return [...states.values()].sort((one, other) => other.length - one.length)[0]?.[0];
    },
  };
}

let atlas: Promise<Atlas> | null = null;

/** The atlas comes with the first question, since it is big. */
export const loadAtlas = (): Promise<Atlas> => (atlas ??= import('zipcodes/lib/codes.js').then(({ default: { codes } }) => atlasOf(codes)));
