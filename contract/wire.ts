import * as v from 'valibot';

/** An id of the wire: number or text, read as text. */
export const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

/** Decimal dollars, as `9.79`. Turned into cents before anything is calculated. */
export const Money = v.pipe(v.number(), v.finite());

/** A cafe-local moment without a zone: `2026-11-20T12:30`, seconds allowed. */
export const CafeDateTime = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/));

/** A cafe-local day: `2026-11-20`. */
export const CafeDate = v.pipe(v.string(), v.isoDate());

/** A cafe-local time of day: `06:00`. */
export const Time = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/));
