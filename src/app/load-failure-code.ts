/** After the first page, which has the connection for itself. */
const AFTER_MS = 3000;

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
  }, AFTER_MS);
}
