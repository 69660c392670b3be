import type { OptType, Prospect } from '#domain/prospect/prospect.ts';

export type ProspectInput =
  /** The link of an email. `tokenId`: where the vault keeps its token; empty where it is gone, as after a reload. */
  | { readonly from: 'link'; readonly tokenId: string }
  /** A guest's order, whose email address is to get news. `phoneNumber`: digits; empty where there is none. */
  | { readonly from: 'order'; readonly emailAddress: string; readonly phoneNumber: string };

export interface ProspectContext {
  /** Where the vault keeps the token; null: the visit did not begin with a link, or the token is gone. */
  readonly tokenId: string | null;
  /** Address to subscribe; null: the visit began with a link. */
  readonly emailAddress: string | null;
  /** Digits; null where there is none. */
  readonly phoneNumber: string | null;
  /** The prospect from the server; null: not read yet, or not found. */
  readonly prospect: Prospect | null;
  /** What was chosen last; null: nothing was. */
  readonly chosen: OptType | null;
}

export type ProspectEvent =
  /** Read it once more. */
  | { type: 'reading.requested' }
  /** What is to come from now on. */
  | { type: 'opt.submitted'; optType: OptType }
  /** Add the address once more. */
  | { type: 'creation.requested' }
  /** Away from a link that leads to nothing. */
  | { type: 'prospect.left' };

/** `created`: the address gets news from now on; `listed`: it did before; `left`: the page was left. */
export type ProspectOutput = { kind: 'created' } | { kind: 'listed' } | { kind: 'left' };

export type ReadProspectInput = { tokenId: string };
export type ReadProspectResult = { kind: 'found'; prospect: Prospect } | { kind: 'unknown' };

export type UpdateOptInput = { tokenId: string; optType: OptType };
/** `unknown`: the token has expired meanwhile; `offline`: no answer came, or it broke off. */
export type UpdateOptResult = { kind: 'updated' } | { kind: 'unknown' } | { kind: 'offline' };

export type LookUpProspectInput = { emailAddress: string; phoneNumber: string | null };
/** A failed lookup counts as not found (PROSPECT-03). */
export type LookUpProspectResult = { kind: 'found'; prospect: Prospect } | { kind: 'absent' };

export type CreateProspectInput = { emailAddress: string; known: Prospect | null };
/** `notCreated`: it is in the error log (PROSPECT-04). */
export type CreateProspectResult = { kind: 'created' } | { kind: 'notCreated' };
