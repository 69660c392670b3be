/** What a form holds, without its secrets. */
export type EditValues = Readonly<Record<string, string | boolean | readonly string[]>>;

export interface EditInput {
  /** The form stands open from the beginning. */
  readonly isOpen: boolean;
}

export interface EditContext extends EditInput {
  /** As they were sent last; null: never. A reload brings them back to the form. */
  readonly values: EditValues | null;
  /** Where the vault keeps what must not be written down: a password, a token. */
  readonly secretId: string | null;
  readonly reasonCode: string | null;
}

export type EditEvent =
  | { type: 'edit.begun' }
  | { type: 'form.submitted'; values: EditValues; secretId: string | null }
  | { type: 'edit.cancelled' };

export type SaveInput = { values: EditValues; secretId: string | null };
/** `forgotten`: the secret is gone, as after a reload, and has to be typed again. */
export type SaveResult =
  | { kind: 'saved' }
  /** The member thought better of it elsewhere: nothing has changed. */
  | { kind: 'dismissed' }
  | { kind: 'refused'; reasonCode: string }
  | { kind: 'forgotten' };
