import { waitFor } from 'xstate';
import { mayAskStore } from '#domain/session/stored.ts';
import type { ReadStored } from '#src/ports/stored-sign-in.ts';
import type { App } from '../actors.ts';
import type { Door } from './door.ts';

interface StoredPassword {
  readonly type: string;
  readonly id: string;
  readonly password?: string;
}

interface Store {
  get(options: { password: true; mediation: 'silent' }): Promise<StoredPassword | null>;
}

/** The browser's own store of passwords, where it has one (SESSION-13). */
export const readStoredIn =
  ({ credentials }: { readonly credentials?: unknown }): ReadStored =>
  async () => {
    const stored = await (credentials as Store).get({ password: true, mediation: 'silent' });
    return stored?.password === undefined ? null : { username: stored.id, password: stored.password };
  };

/** Signs in by the store, where that may be and nobody is signed in (SESSION-13). */
export async function signInByStore(app: App, door: Door): Promise<void> {
  const { context } = await waitFor(app, (snapshot) => snapshot.matches('running'));
  if (context.visitor !== 'member' && mayAskStore(context.features, true)) await door.open({ kind: 'storedSignIn' });
}
