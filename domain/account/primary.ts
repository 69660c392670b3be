/** Of several email addresses, phones or addresses the one that is marked, else the first; null where there is none (SESSION-19). */
export const primaryOf = <Entry extends { readonly isDefault?: boolean | undefined }>(entries: readonly Entry[]): Entry | null =>
  entries.find(({ isDefault }) => isDefault === true) ?? entries[0] ?? null;
