import type { ReactNode } from 'react';
import type { Place } from '#test/kit/page.tsx';
import type { TextKey } from '#src/text/text.ts';
import type { World } from '#sandbox/world/world.ts';
import type { Site } from './site.ts';

/** A page just before a call is made. */
export interface Stage {
  readonly site: () => Site;
  /** What a guest does that makes the call. */
  readonly act: () => unknown;
  /** The state of the chart at work, by name; of a page that only reads, the status of what it reads. */
  readonly state: () => string;
  readonly page: () => ReactNode;
  /** Where the page is; left out: it does not read its address. */
  readonly place?: Place;
  /** Buttons of the page by their text, and what a press of each does. */
  readonly ways: Partial<Record<TextKey, () => unknown>>;
}

export type OpenStage = (world: World) => Promise<Stage>;

/** What holds in a cell of the table. */
export interface Expected {
  readonly state: string;
  /** A sentence of the page. */
  readonly says: TextKey;
  /** What is filled into it. Default: nothing. */
  readonly values?: Readonly<Record<string, string>>;
  /** A button of the page, */
  readonly offers: TextKey;
  /** and the state that it leads to once the fault is gone. */
  readonly leadsTo: string;
  /** The page offers the sign-in; none is opened over it. */
  readonly offersSignIn?: true;
  /** Quantities of the cart's lines after that, where they are others than the row's. */
  readonly lines?: readonly number[];
}

/** A call of the contract where a guest makes it. */
export interface Row {
  readonly endpoint: string;
  /** What the guest does, as "A line is added". */
  readonly when: string;
  readonly stage: OpenStage;
  /** After any answer that is none, or no answer. */
  readonly failed: Expected;
  /** After a refusal, where a 404 with a reason is one: the server understood, and said no. */
  readonly error404?: Expected;
  /** Where maintenance, which the app says over the page, leaves the flow elsewhere. */
  readonly error503?: Expected;
  readonly error401?: Expected;
  /** After a lost connection, where the page says that. */
  readonly dropped?: Expected;
  /** After an answer with 10,000 entries in its lists; only where it has lists. */
  readonly oversized?: Expected;
  /** A failure is not shown: nothing opens over the page. */
  readonly isQuiet?: true;
  /** An order is being placed: its flow alone says what a 503 means (ERRORS-01). */
  readonly isPlacing?: true;
  /** The answer says nothing: one of another shape is as good. */
  readonly hasEmptyAnswer?: true;
  /** Quantities of the cart's lines, before and, where something changes, after all. */
  readonly lines?: readonly number[];
  readonly linesAfter?: readonly number[];
}
