import { describe, expect, it } from 'vitest';
import { INSPECTOR_KEY, readEarlier, storeEarlier } from '#src/inspector/earlier.ts';
import type { Log } from '#src/inspector/log.ts';

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
}

const actorOf = (id: string, characters: number) => ({
  id,
  parent: null,
  flow: 'cart',
  begin: {},
  steps: [{ at: 1, event: { type: 'x'.repeat(characters) }, state: 'calm', status: 'active', screen: null }],
});
const logOf = (...actors: Log['actors']): Log => ({ format: 'hearthside.log', version: 1, recordedAt: '2026-11-21T12:00:00Z', actors });

describe('the recording of the load before', () => {
  it('is read as it was stored', () => {
    const tab = storage();
    const log = logOf(actorOf('x:0', 10));
    storeEarlier(tab, log);
    expect(readEarlier(tab)).toEqual(log);
  });

  it('leaves out the oldest flows when it is too long', () => {
    const tab = storage();
    storeEarlier(tab, logOf(actorOf('x:0', 1_000_000), actorOf('x:1', 1_000_000)));
    expect(readEarlier(tab)?.actors.map(({ id }) => id)).toEqual(['x:1']);
  });

  it('is only a mark when one flow alone is too long', () => {
    const tab = storage();
    storeEarlier(tab, logOf(actorOf('x:0', 2_000_000)));
    expect(tab.getItem(INSPECTOR_KEY)).toBe('open');
    expect(readEarlier(tab)).toBeNull();
  });

  it.for([null, 'open', '{', '{"format":"other"}'])('is nothing for the text %o', (text) => {
    const tab = storage();
    if (text !== null) tab.setItem(INSPECTOR_KEY, text);
    expect(readEarlier(tab)).toBeNull();
  });
});
