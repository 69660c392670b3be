/** After the first page, which has the connection for itself. */
export const FAILURE_CODE_DELAY_MS = 3000;

/** Loads the code that says why a call failed: once it is needed, there may be no connection to load it over. */
export function loadFailureCode(): void {
  setTimeout(() => {
    const loads = [
      import('../flows/cart/cart-failure.effects.ts'),
      import('./on-api-error.ts'),
      import('#src/routes/-shell/LazyNotices.tsx'),
    ];
    // What does not come now is loaded when it is needed.
    void Promise.allSettled(loads);
  }, FAILURE_CODE_DELAY_MS);
}
