/** What an answer says about the server's clock, as its headers have it; null where a header is missing or may not be read. */
export interface DatedAnswer {
  /** An HTTP date, to the second. */
  readonly date: string | null;
  readonly age: string | null;
  readonly cacheControl: string | null;
  /** Only the answer to a GET may lie in a cache. */
  readonly isGet: boolean;
}

/** The server's second is on average half over when it is written down. */
const HALF_A_SECOND_MS = 500;

/**
 * Returns how many milliseconds the server's clock is ahead of the device's, negative when it is behind. Null when the answer names no
 * time, or when a cache may have given it: its time would be an old one.
 * @param deviceNow Milliseconds since 1970 by the device's clock, when the answer came.
 */
export function serverOffset({ date, age, cacheControl, isGet }: DatedAnswer, deviceNow: number): number | null {
  const isFresh = age === null && (!isGet || /no-store|no-cache/i.test(cacheControl ?? ''));
  const offset = Date.parse(date ?? '') + HALF_A_SECOND_MS - deviceNow;
  return isFresh && !Number.isNaN(offset) ? offset : null;
}
