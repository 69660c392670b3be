import { expect, it, vi } from 'vitest';
import { createApp } from '#src/app/create-app.ts';
import { preventSilentSignIn } from '#src/app/session/stored-credential.ts';
import { signInWithSavedCredential } from '#src/app/session/saved-credential.ts';
import type { Fault } from '#src/app/error-log.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { visit } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

async function signInWith(navigator: Parameters<typeof signInWithSavedCredential>[2]) {
  const { app } = createApp(testDependencies(world), visit);
  app.start();
  const open = vi.fn<() => void>();
  await signInWithSavedCredential(app, { open }, navigator, true);
  return open;
}

it('SESSION-13: a browser without a store of credentials signs no one in, and nothing is a fault', async () => {
  expect(await signInWith({})).not.toHaveBeenCalled();
  expect(await signInWith({ credentials: undefined })).not.toHaveBeenCalled();
});

it('SESSION-13: a store that refuses or has nothing signs no one in; a saved password opens the sign-in', async () => {
  expect(await signInWith({ credentials: { get: () => Promise.reject(new Error('No.')) } })).not.toHaveBeenCalled();
  expect(await signInWith({ credentials: { get: () => Promise.resolve(null) } })).not.toHaveBeenCalled();
  const saved = { id: 'pat@example.com', type: 'password' };
  expect(await signInWith({ credentials: { get: () => Promise.resolve(saved) } })).toHaveBeenCalledWith({ kind: 'credentialSignIn' });
});

const notSupported = new DOMException('No store of credentials.', 'NotSupportedError');
const fault = { source: 'credentials', message: String(notSupported) };

it.each([
  ['rejects', () => Promise.reject(notSupported)],
  [
    'throws',
    () => {
      throw notSupported;
    },
  ],
])('SESSION-13: a store that %s signs no one in, and a sign-out that it fails is reported and goes on', async (_, fail) => {
  expect(await signInWith({ credentials: { get: fail } })).not.toHaveBeenCalled();
  const report = vi.fn<(fault: Fault) => void>();
  await preventSilentSignIn({ credentials: { preventSilentAccess: fail } }, report);
  expect(report.mock.calls).toEqual([[fault]]);
  await preventSilentSignIn({}, report);
});
