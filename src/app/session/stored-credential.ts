import type { ReadStored } from '#src/flows/credential-sign-in/credential-sign-in.ports.ts';

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
