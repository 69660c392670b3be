import { prospectLookup, type Prospect as WireProspect } from '#contract/prospect.ts';
import type { Prospect } from '#domain/prospect/prospect.ts';
import { defineQuery } from './define-query.ts';
import { isApiError } from './errors.ts';

/** Maps a prospect of the wire, without its token; an empty text is none. */
export const prospectFrom = ({ emailAddress, phoneNumber, optType }: WireProspect): Prospect => ({
  emailAddress: emailAddress === '' ? null : emailAddress,
  phoneNumber: phoneNumber === '' ? null : phoneNumber,
  optType,
});

/**
 * The prospect with an email address or a phone; null: there is none, or the lookup failed. Asked once, a failure too (PROSPECT-02, PROSPECT-03).
 * Apart from the calls of a token, whose reasons the page of an order has no byte for.
 */
export const prospectQuery = defineQuery(
  'prospect',
  'lookup',
  async (call, [asked]: [asked: { readonly emailAddress: string } | { readonly phoneNumber: string }]): Promise<Prospect | null> => {
    try {
      const { prospect } = await call(prospectLookup, { query: asked });
      return prospect && prospectFrom(prospect);
    } catch (error) {
      if (isApiError(error)) return null;
      throw error;
    }
  },
  { staleTime: Infinity, gcTime: Infinity },
);
