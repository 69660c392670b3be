import type { AnyActorRef, InspectionEvent } from 'xstate';
import type { CallFailure } from '#domain/app/call-failure.ts';

/** Something that broke, in words without a secret. */
export interface Fault {
  readonly source: string;
  readonly message: string;
}

type Listener = (fault: Fault) => void;

/** The error log of this page: whoever wants to send faults somewhere listens here (ERRORS-01, -03, -05). */
export function createFaultLog() {
  const listeners = new Set<Listener>();
  return {
    report: (fault: Fault) => listeners.forEach((hear) => hear(fault)),
    listen(hear: Listener): () => void {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}
export type FaultLog = ReturnType<typeof createFaultLog>;

/**
 * Inspector for `createActor` that passes every `fault.found` of the actor tree to `report`, and every `api.failed` to
 * `onApiFailed`. Emitted events do not bubble, so it subscribes to each actor as it is created; the subscription ends with the actor.
 */
export const faultInspector =
  (report: Listener, onApiFailed: (failure: CallFailure) => void = () => {}) =>
  ({ type, actorRef }: InspectionEvent): void => {
    if (type !== '@xstate.actor') return;
    const actor = actorRef as AnyActorRef;
    actor.on('fault.found', ({ source, message }: Fault) => report({ source, message }));
    actor.on('api.failed', ({ failure }: { failure: CallFailure }) => onApiFailed(failure));
  };

/** Hears what nobody caught. Only an error's name and message are taken: its data may be the guest's. */
export function hearUncaught(log: FaultLog, page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('unhandledrejection', ({ reason }) => log.report({ source: 'promise', message: wordsOf(reason) }));
  page.addEventListener('error', ({ error, message }) =>
    log.report({ source: 'script', message: error === null ? message : wordsOf(error) }),
  );
}

const wordsOf = (thrown: unknown) => (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : typeof thrown);
