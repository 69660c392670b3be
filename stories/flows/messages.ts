import type { ChartLayout } from '#src/inspector/chart/layout.ts';

/** What a story tells the panel beside it, as plain JSON. */
export interface Shown {
  readonly flow: string;
  readonly layout: ChartLayout;
  readonly active: readonly string[];
  readonly state: string;
  /** The input that the flow began with, by its name, and the moves since in plain words. */
  readonly input: string;
  readonly trail: readonly string[];
  /** What can happen now: each sample's name, and in words what it carries. */
  readonly moves: readonly { readonly name: string; readonly words: string }[];
  readonly screen: unknown;
  readonly context: unknown;
}

/** The channel's events. */
export const SHOWN = 'hearthside/statechart/shown';
/** Makes one of the moves, by its place. */
export const MOVED = 'hearthside/statechart/moved';
export const RESET = 'hearthside/statechart/reset';
/** A panel that opens late asks what is shown. */
export const ASKED = 'hearthside/statechart/asked';
