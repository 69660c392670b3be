/** The collection for the fraud check gives up after this long (FRAUD-02). */
export const FRAUD_COLLECTION_MS = 20_000;
