/** What every shape gets: chance, and how it is to be drawn. */
export interface Kit {
  /** A number from 0 to 1, the next of the seed's own row. */
  readonly rand: () => number;
  /** A number between two, by chance. */
  readonly range: (from: number, to: number) => number;
  /** The number of things for this picture: fewer in a brief one. */
  readonly few: (count: number) => number;
  /** One of two dishes in a picture: fewer marks, no cutlery. */
  readonly isBrief: boolean;
  /** How flat things lie: 1 is seen from straight above. Each kind of dish sets its own. */
  flat: number;
}

/** The row of chance that a text always gives, so that a picture is the same in every build. */
export function createKit(seed: string, isBrief = false): Kit {
  const rand = mulberry32(fnv1a(seed));
  return {
    rand,
    range: (from, to) => from + (to - from) * rand(),
    few: (count) => (isBrief ? Math.ceil(count * 0.55) : count),
    isBrief,
    flat: 0.82,
  };
}

function fnv1a(text: string) {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619) >>> 0;
  return hash;
}

function mulberry32(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
