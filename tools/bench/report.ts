import type { benchPaths } from './paths.ts';
import type { Interactions } from './interactions.ts';
import type { Load, Weights } from './load.ts';
import type { Memory } from './memory.ts';
import type { benchRules } from './rules.ts';

/** The build: how long it takes, what its pages send, and what the start of the app costs on a slow processor. */
export interface SiteFigures extends Weights {
  readonly buildMs: number;
  readonly startMs: number;
}

/** What one run measured; a subject that was not asked for is not there. */
export interface Report {
  readonly paths?: Awaited<ReturnType<typeof benchPaths>>;
  readonly rules?: ReturnType<typeof benchRules>;
  readonly site?: SiteFigures;
  readonly load?: Load;
  readonly interactions?: Interactions;
  readonly memory?: Memory;
}

/** What a run without words measures. */
export const subjects = ['paths', 'rules', 'site', 'load', 'interactions', 'memory'] as const;
export type Subject = (typeof subjects)[number];
