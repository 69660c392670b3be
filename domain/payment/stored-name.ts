import { shortHash } from '../short-hash.ts';

/**
 * Returns our name of a stored payment: a prefix and a short hash of what the server calls it. It holds no token, and stays with the payment
 * however the list around it changes (decision 043). No two of the few payments of an account are alike.
 */
export const storedName = (prefix: string, wireId: string): string => `${prefix}${shortHash(wireId)}`;
