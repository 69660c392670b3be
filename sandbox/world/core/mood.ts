import * as v from 'valibot';

/** What a tester may have the bakery do with codes and sessions; each begins `normal`. */
export const moods = {
  codes: ['normal', 'expired', 'unknown', 'limited', 'unsupported'],
  session: ['normal', 'insecure', 'expiring', 'mfaRequired'],
} as const;
export type MoodOf = keyof typeof moods;

export const Mood = v.object({ mood: v.picklist([...moods.codes, ...moods.session]) });
