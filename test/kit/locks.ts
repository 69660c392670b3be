/** The locks that the tabs of a browser share: one holder of a name at a time, in the order of asking. */
export function memoryLocks(): Pick<LockManager, 'request'> {
  const tails = new Map<string, Promise<unknown>>();
  const request = async (name: string, { signal, ifAvailable }: LockOptions, work: (lock: Lock | null) => unknown) => {
    const before = tails.get(name);
    if (ifAvailable && before !== undefined) return work(null);
    const turn = (async () => {
      await before?.catch(() => {});
      signal?.throwIfAborted();
      return work({ name, mode: 'exclusive' });
    })();
    tails.set(name, turn);
    const end = () => tails.get(name) === turn && tails.delete(name);
    turn.then(end, end);
    return turn;
  };
  return { request: request as LockManager['request'] };
}
