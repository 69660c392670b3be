import type { Notice } from '#domain/notice/notice.ts';

export interface NoticesContext {
  /** The visible notice; a new one replaces it (SNACK-02), unless it has less priority. */
  readonly notice: Notice | null;
  /** What had to give way to the visible notice, and comes back after it. */
  readonly waiting: Notice | null;
}

export type NoticesEvent =
  | { type: 'notice.shown'; notice: Notice }
  | { type: 'notice.dismissed' }
  /** What it says about its subject no longer holds. */
  | { type: 'notice.withdrawn'; subject: NonNullable<Notice['subject']> }
  | { type: 'notice.acted' }
  /** The pointer or the focus is on it: it waits. */
  | { type: 'notice.held' }
  | { type: 'notice.released' }
  /** Somewhere else on the page. */
  | { type: 'page.touched' };

/** Emitted event: the guest pressed the notice's action. */
export type NoticesEmitted = { type: 'action.taken'; name: string };
