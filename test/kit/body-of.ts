/** Returns the body of a request as a client is given it; undefined: it has none. */
export const bodyOf = (asked: object): unknown => ('body' in asked ? asked.body : undefined);
