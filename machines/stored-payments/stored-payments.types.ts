import type { EntryKind, StoredKind } from '#domain/payment/stored.ts';

/** A stored payment by its kind and our name of it; never its number or token. */
export interface StoredTarget {
  readonly kind: StoredKind;
  readonly id: string;
}

/** What became of a payment (PAYSTORED-18). */
export interface StoredNews {
  readonly kind: StoredKind;
  readonly change: 'added' | 'updated' | 'deleted';
}

export interface StoredPaymentsContext {
  /** What is typed: of a new one the name is null. */
  readonly entry: { readonly kind: EntryKind; readonly id: string | null } | null;
  /** What is to be deleted. */
  readonly target: StoredTarget | null;
  /** The last change; null after the next press. */
  readonly news: StoredNews | null;
  readonly reasonCode: string | null;
}

export type StoredPaymentsEvent =
  /** `id` names the stored one that is changed; null: a new one. */
  | { type: 'entry.opened'; kind: EntryKind; id: string | null }
  /** PayPal is to be connected. */
  | { type: 'payPal.opened' }
  | ({ type: 'deletion.opened' } & StoredTarget)
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.left' };

export type StoredPaymentsEmitted = { type: 'fault.found'; source: string; message: string };

export type RemoveInput = StoredTarget;
export type RemoveResult =
  /** It is gone, also where it was gone before. */
  | { kind: 'deleted' }
  /** A subscription pays with it (PAYSTORED-18). */
  | { kind: 'assigned' }
  | { kind: 'refused'; reasonCode: string };
