/** What a look at a typed address came to (CAFE-22 to -25). */
export type GeocodeVerdict = 'accepted' | 'didYouMean' | 'invalid' | 'unrecognized';

/**
 * @param typed What the guest typed.
 * @param found The geocoder's status and its own spelling of the address. Case, spaces, commas, and periods make no other address (decision 025).
 */
export function judgeGeocode(typed: string, found: { readonly status: string; readonly formattedAddress: string }): GeocodeVerdict {
  const status = found.status.toLowerCase();
  if (status === 'valid') return plain(typed) === plain(found.formattedAddress) ? 'accepted' : 'didYouMean';
  return status === 'invalid' ? 'invalid' : 'unrecognized';
}

const plain = (address: string) =>
  address
    .replaceAll(/[\s,.]+/g, ' ')
    .trim()
    .toLowerCase();
