/** Tests that need no browser have the window of a desk: no media query that is asked for matches. */
globalThis.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
