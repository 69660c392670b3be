/** Whether somebody looks at the page, with a connection. */
export interface Presence {
  readonly isHere: () => boolean;
  /** Calls the listener whenever that may have changed; returns what ends it. */
  readonly onChange: (listener: () => void) => () => void;
}

const changes = [
  { target: () => document, type: 'visibilitychange' },
  { target: () => window, type: 'online' },
  { target: () => window, type: 'offline' },
] as const;

/** Of the page in its browser. */
export const browserPresence: Presence = {
  isHere: () => document.visibilityState === 'visible' && navigator.onLine,
  onChange(listener) {
    for (const { target, type } of changes) target().addEventListener(type, listener);
    return () => changes.forEach(({ target, type }) => target().removeEventListener(type, listener));
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
