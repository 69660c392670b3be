import { useEffect, useState } from 'react';
import type { Alternatives } from '#domain/cart/alternatives.ts';
import type { alternativesFor } from '#domain/cart/alternatives-for.ts';

interface Rule {
  readonly alternativesFor: typeof alternativesFor;
}

const noRule: Rule = { alternativesFor: () => new Map<number, Alternatives>() };

/** Returns the rule of what helps with a line, whose code comes with the first such line; null until then. Without its code nothing is offered. */
export function useAlternativesRule(isNeeded: boolean): Rule | null {
  const [rule, setRule] = useState<Rule | null>(null);
  useEffect(() => {
    if (isNeeded) void import('#domain/cart/alternatives-for.ts').then(setRule, () => setRule(noRule));
  }, [isNeeded]);
  return rule;
}
