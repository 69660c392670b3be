/** The words above a field: their size, and the room between them and the field. */
export const fieldLabel = { size: '0.9375rem', gap: '6px' } as const;
