import type { CartChange } from './line.ts';

/** A cart change that the server has not answered yet. */
export interface PendingChange {
  /** Unique for all time; a repeated request carries the same. Null until the first request is prepared. */
  readonly id: string | null;
  readonly change: CartChange;
  /** A request was made, and its outcome is not known. */
  readonly isSent: boolean;
}

/** A change that the guest has just asked for. */
export const pendingChange = (change: CartChange): PendingChange => ({ id: null, change, isSent: false });
