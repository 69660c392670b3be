import { socialAssociate, socialDisassociate, socialLogin, socialRegister } from '#contract/social.ts';
import type { OpenedSession } from '#domain/session/member.ts';
import type { Client } from './client.ts';

/** The version that is called; an operator whose server has the other one names its paths in the configuration (HTTP-18). */
const params = { version: 'v2' };

export type Provider = 'facebook' | 'google' | 'apple';

/** What a provider's account is good for here (SIGNUP-08). */
export const socialApi = (call: Client) => ({
  logIn: (provider: Provider, socialToken: string, signal: AbortSignal): Promise<OpenedSession> =>
    call(socialLogin, { params, body: { provider, socialToken }, signal }),
  register: (provider: Provider, socialToken: string, signal: AbortSignal): Promise<OpenedSession> =>
    call(socialRegister, { params, body: { provider, socialToken }, signal }),
  associate: (provider: Provider, socialToken: string, signal: AbortSignal) =>
    call(socialAssociate, { params, body: { provider, socialToken }, signal }),
  disassociate: (provider: Provider, signal: AbortSignal) => call(socialDisassociate, { params, body: { provider }, signal }),
});
