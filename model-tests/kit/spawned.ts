import type { AnyStateNode } from 'xstate';

const ANY_ACTOR = /^(xstate\.(?:done|error)\.actor\.)(\w+\.)?\*$/;

/** Returns the ids of actors that were spawned: none of the states invokes them. */
export function spawnedAmong(ids: readonly string[], states: readonly AnyStateNode[]): readonly string[] {
  const invoked = new Set(states.flatMap(({ invoke }) => invoke.map(({ id }) => id)));
  return ids.filter((id) => !invoked.has(id));
}

/** Returns the event types that a descriptor matches: `xstate.done.actor.*` is one for each spawned actor, `….tracker.*` for each of that kind. */
export function typesOf(descriptor: string, spawned: readonly string[]): readonly string[] {
  const [, prefix, kind = ''] = ANY_ACTOR.exec(descriptor) ?? [];
  return prefix === undefined ? [descriptor] : spawned.filter((id) => id.startsWith(kind)).map((id) => prefix + id);
}
