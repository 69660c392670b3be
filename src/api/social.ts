import { socialAssociate, socialDisassociate, socialLogin, socialRegister } from '#contract/social.ts';
import type { Client } from './client.ts';

export type Provider = 'facebook' | 'google' | 'apple';

/** What a provider's account is good for here (SIGNUP-08). */
export const socialApi = (call: Client) => ({
  logIn: (provider: Provider, socialToken: string, signal: AbortSignal) => call(socialLogin, { body: { provider, socialToken }, signal }),
  register: (provider: Provider, socialToken: string, signal: AbortSignal) =>
    call(socialRegister, { body: { provider, socialToken }, signal }),
  associate: (provider: Provider, socialToken: string, signal: AbortSignal) =>
    call(socialAssociate, { body: { provider, socialToken }, signal }),
  disassociate: (provider: Provider, signal: AbortSignal) => call(socialDisassociate, { body: { provider }, signal }),
});
