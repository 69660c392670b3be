/** What a form holds, without its secrets. */
export type EditFormValues = Readonly<Record<string, string | boolean | readonly string[]>>;

export interface EditFormInput {
  /** The form is open from the beginning. */
  readonly isOpen: boolean;
  /** What an open form begins with; null: what holds now. */
  readonly values: EditFormValues | null;
}

/** Its `values` are as they were typed or sent last, or as the form began; null: none of these. A reload brings them back to the form. */
export interface EditFormContext extends EditFormInput {
  /** Where the vault keeps what must not be written down: a password, a token. */
  readonly secretId: string | null;
  readonly reasonCode: string | null;
  /** What was sent last without an answer: it may be saved. Null: nothing. */
  readonly unanswered: EditFormValues | null;
}

export type EditFormEvent =
  /** `values`: what it begins with, so that a reload opens it on the same; null: on what holds now. */
  | { type: 'form.opened'; values: EditFormValues | null }
  /** What the form holds now. Not sent by a form with secrets. */
  | { type: 'form.typed'; values: EditFormValues }
  | { type: 'form.submitted'; values: EditFormValues; secretId: string | null }
  | { type: 'form.cancelled' };

export type SaveInput = Pick<EditFormContext, 'secretId' | 'unanswered'> & { values: EditFormValues };
/** `forgotten`: the secret is gone, as after a reload, and has to be typed again. */
export type SaveResult =
  | { kind: 'saved' }
  /** The member thought better of it elsewhere: nothing has changed. */
  | { kind: 'dismissed' }
  | { kind: 'refused'; reasonCode: string }
  /** Refused for the reason that a change made before would be, while an earlier save had no answer. */
  | { kind: 'perhapsSaved' }
  | { kind: 'forgotten' };
