import { randomId } from './random-id.ts';

/** The one place where secrets rest. Memory only: a reload forgets them, and no snapshot ever holds one. */
export interface Vault {
  accessToken(): string | null;
  keepAccessToken(token: string | null): void;
  /** Keeps a secret and returns an id that a context may hold. A link's token outlives the session. */
  keep(secret: string, how?: { readonly outlivesSession: boolean }): string;
  replace(id: string, secret: string): void;
  read(id: string): string | null;
  /** Forgets one secret, once the one request that needs it was made. */
  forget(id: string): void;
  /** Forgets the secrets of the session. */
  clear(): void;
}

export function createVault(): Vault {
  const secrets = new Map<string, string>();
  const outliving = new Set<string>();
  let accessToken: string | null = null;
  return {
    accessToken: () => accessToken,
    keepAccessToken: (token) => {
      accessToken = token;
    },
    keep: (secret, { outlivesSession } = { outlivesSession: false }) => {
      const id = randomId();
      if (outlivesSession) outliving.add(id);
      secrets.set(id, secret);
      return id;
    },
    replace: (id, secret) => void secrets.set(id, secret),
    read: (id) => secrets.get(id) ?? null,
    forget: (id) => void secrets.delete(id),
    clear: () => {
      accessToken = null;
      for (const id of secrets.keys()) if (!outliving.has(id)) secrets.delete(id);
    },
  };
}
