import {
  forgotPassword,
  login,
  logout,
  register,
  resendVerification,
  resetPassword,
  sessionFromToken,
  verifyEmail,
} from '#contract/session.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import type { OpenedSession } from '#domain/session/member.ts';
import type { Client } from './client.ts';

type Registration = RequestOf<typeof register>['body'];

/** Signing in and out, joining, and the links in emails. */
export const sessionApi = (call: Client) => ({
  logIn: (emailAddress: string, password: string, signal: AbortSignal) => call(login, { body: { emailAddress, password }, signal }),
  logOut: (accessToken: string) => call(logout, { body: { accessToken } }),
  restore: (signal: AbortSignal): Promise<OpenedSession> => call(sessionFromToken, { signal }),
  register: (body: Registration, signal: AbortSignal) => call(register, { body, query: { verifyEmail: 'true' }, signal }),
  resend: (emailAddress: string, signal: AbortSignal) => call(resendVerification, { body: { emailAddress }, signal }),
  verifyEmail: (token: string, signal: AbortSignal) => call(verifyEmail, { body: { token }, signal }),
  forgot: (emailAddress: string, signal: AbortSignal) => call(forgotPassword, { body: { emailAddress }, signal }),
  reset: (token: string, password: string, signal: AbortSignal) => call(resetPassword, { body: { token, password }, signal }),
});
