/** An expiry of the wire, `MMYY`, as it is read: `MM / YYYY` (PAYSTORED-07). */
export const readExpiry = (mmyy: string): string => `${mmyy.slice(0, 2)} / 20${mmyy.slice(2)}`;

/** Is the month of a stored card, `MMYY`, before that of a day `YYYY-MM-DD` (PAYSTORED-14)? */
export const isExpiredMonth = (mmyy: string, day: string): boolean => `20${mmyy.slice(2)}-${mmyy.slice(0, 2)}` < day.slice(0, 7);
