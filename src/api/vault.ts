import { randomId } from './random-id.ts';

/** The one place where secrets rest. Memory only: a reload forgets them, and no snapshot ever holds one. */
export interface Vault {
  accessToken(): string | null;
  keepAccessToken(token: string | null): void;
  /** Puts a secret away and gives an id that may stand in a context. */
  keep(secret: string): string;
  replace(id: string, secret: string): void;
  read(id: string): string | null;
  /** Forgets every secret: nobody is signed in any more. */
  clear(): void;
}

export function createVault(): Vault {
  const secrets = new Map<string, string>();
  let accessToken: string | null = null;
  return {
    accessToken: () => accessToken,
    keepAccessToken: (token) => {
      accessToken = token;
    },
    keep: (secret) => {
      const id = randomId();
      secrets.set(id, secret);
      return id;
    },
    replace: (id, secret) => void secrets.set(id, secret),
    read: (id) => secrets.get(id) ?? null,
    clear: () => {
      accessToken = null;
      secrets.clear();
    },
  };
}
