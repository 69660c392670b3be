import { pathOf } from './address.ts';
import type { Endpoint } from './endpoint.ts';

/** Every address at which an endpoint answers, as templates: the member's first. */
export const pathsOf = (called: Pick<Endpoint, 'access' | 'path'>): string[] => [
  ...new Set([true, false].map((isMember) => pathOf(called, isMember))),
];
