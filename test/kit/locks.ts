/** The locks that the tabs of a browser share: one holder of a name at a time, in the order of asking. */
export function memoryLocks(): Pick<LockManager, 'request'> {
  const tails = new Map<string, Promise<unknown>>();
  const request = async (name: string, { signal }: LockOptions, work: (lock: Lock | null) => unknown) => {
    const before = tails.get(name);
    const turn = (async () => {
      await before?.catch(() => {});
      signal?.throwIfAborted();
      return work({ name, mode: 'exclusive' });
    })();
    tails.set(name, turn);
    return turn;
  };
  return { request: request as LockManager['request'] };
}
