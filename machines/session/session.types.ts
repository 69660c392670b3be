export interface SessionInput {
  /** The guest chose in an earlier visit of this browser to go on without an account. */
  readonly isContinued: boolean;
}

export type SessionEvent =
  /** The visitor goes on as a guest (ROLES-03, SIGNIN-17). */
  | { type: 'guest.continued' }
  /** Nothing of the visitor is remembered any more. */
  | { type: 'session.cleared' };
