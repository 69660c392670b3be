/** A failure inside the app, described without a secret. */
export interface Fault {
  readonly source: string;
  readonly message: string;
}

type Listener = (fault: Fault) => void;

/** Creates the error log of this page; a listener may send its faults on (ERRORS-01, -03, -05). */
export function createFaultLog() {
  const listeners = new Set<Listener>();
  return {
    report: (fault: Fault) => listeners.forEach((listener) => listener(fault)),
    listen(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
export type FaultLog = ReturnType<typeof createFaultLog>;

/** Reports errors and rejections that nothing caught. Only their name and message are taken: other data may be the guest's. */
export function captureGlobalErrors(log: FaultLog, page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('unhandledrejection', ({ reason }) => log.report({ source: 'promise', message: wordsOf(reason) }));
  page.addEventListener('error', ({ error, message }) =>
    log.report({ source: 'script', message: error === null ? message : wordsOf(error) }),
  );
}

const wordsOf = (thrown: unknown) => (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : typeof thrown);
