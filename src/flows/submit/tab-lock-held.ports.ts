import { leaseKey, type LockDependencies } from './tab-lock.ports.ts';

/** Returns whether a tab works under a name right now, as `createTabLock` has it. Of a tab that has gone it may still say so. */
export function isLockHeld({ locks, storage }: Pick<LockDependencies, 'locks' | 'storage'>, name: string): Promise<boolean> {
  const isLeased = () => storage.getItem(leaseKey(name)) !== null;
  if (locks === null) return Promise.resolve(isLeased());
  // Shared, so that two tabs that ask do not take each other for the one at work.
  return locks.request(name, { mode: 'shared', ifAvailable: true }, (lock) => lock === null).catch(isLeased);
}
