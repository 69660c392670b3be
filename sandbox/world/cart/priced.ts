import type { exceptionKeys } from '#contract/reason-codes.ts';

type Key = (typeof exceptionKeys)[keyof typeof exceptionKeys];
/** A priced line, or why there is none. */
export type Priced<T> =
  | { readonly kind: 'priced'; readonly item: T }
  | { readonly kind: 'refused'; readonly i18nKey: Key; readonly name: string };

/** No: the reason, and the name of what it is about. */
export const refused = (i18nKey: Key, name: string) => ({ kind: 'refused', i18nKey, name }) as const;
