/** Whether the page is visible and online. */
export interface Presence {
  readonly isHere: () => boolean;
  /** Calls the listener whenever that may have changed; returns a function that removes it. */
  readonly onChange: (listener: () => void) => () => void;
}

/** Undefined outside a browser, where the page counts as visible and online. */
const page: { readonly document?: Document; readonly navigator?: Navigator; readonly window?: Window } = globalThis;

/** Presence of the page in this browser. */
export const browserPresence: Presence = {
  isHere: () => page.document?.visibilityState !== 'hidden' && page.navigator?.onLine !== false,
  onChange(listener) {
    const over = new AbortController();
    const { signal } = over;
    page.document?.addEventListener('visibilitychange', listener, { signal });
    for (const type of ['online', 'offline']) page.window?.addEventListener?.(type, listener, { signal });
    return () => over.abort();
  },
};

/** Resolves as soon as the answer is the one that is waited for; after an abort, never. */
export const untilHere = (isHere: boolean, presence: Presence, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let end = () => {};
    const look = () => {
      if (presence.isHere() !== isHere) return;
      end();
      resolve();
    };
    end = presence.onChange(look);
    signal.addEventListener('abort', () => end());
    look();
  });
