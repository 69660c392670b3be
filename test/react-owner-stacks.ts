import * as React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

// For each element, development builds of React record where it was created, which no test reads and which took a quarter of
// the time of rendering. At its limit React records nothing more, and still gives every warning.
const exported: readonly unknown[] = Object.values(React);
const internals = exported.find(
  (value): value is Internals => typeof value === 'object' && value !== null && 'recentlyCreatedOwnerStacks' in value,
);
if (internals === undefined) throw new Error('This React has no limit of owner stacks: adapt test/react-owner-stacks.ts.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => {} });
