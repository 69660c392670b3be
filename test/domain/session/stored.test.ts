import { expect, it } from 'vitest';
import { mayAskStore } from '#domain/session/stored.ts';

it('SESSION-13 asks the browser’s store only where it has one and both features are on', () => {
  const on = { credentialManagementApi: true, loginAvailable: true };
  expect(mayAskStore(on, true)).toBe(true);
  expect(mayAskStore(on, false)).toBe(false);
  expect(mayAskStore({ ...on, credentialManagementApi: false }, true)).toBe(false);
  expect(mayAskStore({ ...on, loginAvailable: false }, true)).toBe(false);
});
