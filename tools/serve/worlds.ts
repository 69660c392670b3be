/** At most this many browsers at once; the one that was away longest starts anew. */
const MOST_WORLDS = 200;

/** A sandbox per browser by the name in its cookie, so that visitors of one server do not see each other's orders and slots. */
export function createWorlds<World>(open: () => World, most = MOST_WORLDS): (name: string) => World {
  const worlds = new Map<string, World>();
  return (name) => {
    const world = worlds.get(name) ?? open();
    // A map lists its keys in the order of insertion: the least recently used is first.
    worlds.delete(name);
    worlds.set(name, world);
    const [oldest] = worlds.keys();
    if (worlds.size > most && oldest !== undefined) worlds.delete(oldest);
    return world;
  };
}
