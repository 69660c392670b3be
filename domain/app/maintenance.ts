/** The maintenance page, with a moment in its address so that no cache answers for it (MAINT-01, OPEN-32). */
export const maintenanceAddress = (page: string, now: Temporal.Instant): string => `${page}?ts=${now.epochMilliseconds}`;
