import { mayAskStore } from '#domain/session/stored.ts';
import { knownFeatures } from '../known-features.ts';
import type { App } from '../create-app.ts';
import type { Auth } from './auth.ts';

/** Signs in with a password that the browser has saved, where it has one and gives it without a question (SESSION-13). */
export async function signInWithSavedCredential(
  app: App,
  auth: Pick<Auth, 'open'>,
  { credentials }: { readonly credentials?: Pick<CredentialsContainer, 'get'> | undefined },
  isSupported: boolean,
): Promise<void> {
  const features = await knownFeatures(app);
  if (app.getSnapshot().context.visitor === 'member' || !mayAskStore(features, isSupported)) return;
  try {
    const saved = await credentials?.get({ password: true, mediation: 'silent' } as CredentialRequestOptions);
    if (saved) auth.open({ kind: 'credentialSignIn' });
  } catch {
    // A store that cannot be asked has nothing for this visit.
  }
}
