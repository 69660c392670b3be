/** Ways to pay that are added at the checkout itself, at most one of each (ALLOC-11), in the order of the page. */
export const addedKinds = ['payPal', 'milStar'] as const;
export type AddedKind = (typeof addedKinds)[number];

/** What an added way to pay holds once it was approved. Its token is a secret in the vault. */
export interface HeldPayment {
  /** Its name in the vault. */
  readonly secretId: string;
  /** Whose account it is, or the last four digits of a card; empty where that is not known. */
  readonly label: string;
}

/** A way to pay that can be added; null: it was not approved so far. Its kind is its name among the methods, so that adding again reuses it (ALLOC-11). */
export interface AddedMethod {
  readonly id: AddedKind;
  readonly held: HeldPayment | null;
}

/** The added methods with what one of them holds from now on. */
export const withHeld = (added: readonly AddedMethod[], id: AddedKind, held: HeldPayment): readonly AddedMethod[] =>
  added.map((method) => (method.id === id ? { id, held } : method));

/** The chosen method that is to be approved before an order can be placed; null: none is. */
export const toApprove = (added: readonly AddedMethod[], methodId: string | null): AddedKind | null =>
  added.find(({ id, held }) => id === methodId && held === null)?.id ?? null;
