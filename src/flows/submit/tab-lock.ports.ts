import * as v from 'valibot';
import { randomId } from '#src/api/random-id.ts';
import { sleep, type Clock } from '#src/flows/kit/clock.ports.ts';

/** Runs work that no other tab of this browser runs at the same time under the same name. An abort ends the wait for its turn. */
export type TabLock = <Result>(name: string, signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>;

export interface LockDependencies {
  /** The browser's own; null where the page is not in a secure context, or the browser is too old. */
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The device's, which all tabs share: the server's moves with its first answer. */
  readonly clock: Clock;
}

/** How long a lease lasts without its tab: longer than a browser puts off the timers of a page in the background, which is a minute. */
const LEASE_MS = 90_000;
/** How often a tab renews its lease: its work may take longer than any lease, as where a call waits for a second step of the guest. */
const RENEWAL_MS = 20_000;
/** Two tabs that wrote a lease at the same moment have seen each other's after this. */
const CONFIRM_MS = 50;
const POLL_MS = 200;

const Lease = v.pipe(v.string(), v.parseJson(), v.object({ holder: v.string(), until: v.pipe(v.string(), v.isoTimestamp()) }));

/** A lock between tabs: the browser's own, or else a lease in the storage that they share. */
export function createTabLock({ locks, storage, clock }: LockDependencies): TabLock {
  const lease = createLease({ storage, clock });
  if (locks === null) return lease;
  return (name, signal, work) => {
    let isHeld = false;
    const held = () => {
      isHeld = true;
      return work();
    };
    // A browser that refuses site data refuses its locks too.
    return locks.request(name, { signal }, held).catch((error: unknown) => {
      if (isHeld || signal.aborted) throw error;
      return lease(name, signal, work);
    });
  };
}

/** Storage key of the lease of a name, which is there as long as a tab works under it, or has gone without a word less than a lease ago. */
export const leaseKey = (name: string): string => `lock.${name}`;

function createLease({ storage, clock }: Omit<LockDependencies, 'locks'>): TabLock {
  const holderOf = (key: string): string | null => {
    const lease = v.safeParse(Lease, storage.getItem(key));
    if (!lease.success) return null;
    const leftMs = clock.now().until(Temporal.Instant.from(lease.output.until)).total('milliseconds');
    // A lease for longer than any is given was written by a clock that has been set back since.
    return leftMs > 0 && leftMs <= LEASE_MS ? lease.output.holder : null;
  };

  return async (name, signal, work) => {
    const key = leaseKey(name);
    const holder = randomId();
    const release = () => {
      if (holderOf(key) === holder) storage.removeItem(key);
    };
    const take = () => storage.setItem(key, JSON.stringify({ holder, until: clock.now().add({ milliseconds: LEASE_MS }).toString() }));
    signal.addEventListener('abort', release);
    while (holderOf(key) !== holder) {
      signal.throwIfAborted();
      const isFree = holderOf(key) === null;
      if (isFree) take();
      await sleep(isFree ? CONFIRM_MS : POLL_MS, signal);
    }
    // A lease that another tab has by now stays with it.
    const renewal = setInterval(() => holderOf(key) === holder && take(), RENEWAL_MS);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      signal.removeEventListener('abort', release);
      release();
    }
  };
}
