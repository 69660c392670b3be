/** The time, in milliseconds, that the first page has the connection for itself. */
export const AFTER_FIRST_PAGE_MS = 1000;
