/** What the bakery says no with. */
export interface Refused {
  readonly kind: 'refused';
  readonly status: number;
  readonly reasonCode: string;
  readonly details: readonly { readonly name: string; readonly value: unknown }[];
}

export const refused = (status: number, reasonCode: string, details: Refused['details'] = []): Refused => ({
  kind: 'refused',
  status,
  reasonCode,
  details,
});
