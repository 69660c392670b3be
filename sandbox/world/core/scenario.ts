import * as v from 'valibot';

/** What a tester may have the bakery do with codes, orders and sessions; each begins `normal`. */
export const scenarios = {
  codes: ['normal', 'expired', 'unknown', 'limited', 'unsupported'],
  kitchen: ['normal', 'late', 'veryLate'],
  remedy: ['normal', 'noOptions'],
  session: ['normal', 'insecure', 'expiring', 'mfaRequired'],
} as const;
export type ScenarioOf = keyof typeof scenarios;

export const Scenario = v.object({
  scenario: v.picklist([...scenarios.codes, ...scenarios.kitchen, ...scenarios.remedy, ...scenarios.session]),
});
