import type { Services } from '../services.ts';
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

/** Makes the browser ask before it signs in with a saved password again. A failure is reported and does not stop the sign-out. */
export async function preventSilentSignIn(
  { credentials }: { readonly credentials?: Pick<CredentialsContainer, 'preventSilentAccess'> | undefined },
  report: Services['report'],
): Promise<void> {
  try {
    await credentials?.preventSilentAccess();
  } catch (error) {
    report({ source: 'credentials', message: String(error) });
  }
}
