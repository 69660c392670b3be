import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { type Access, endpoint } from '#contract/endpoint.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { createClient, type ClientOptions } from '#src/api/client.ts';
import { ApiError } from '#src/api/errors.ts';
import type { HearSession } from '#src/api/session-headers.ts';
import { createVault, type Vault } from '#src/api/vault.ts';
import { fetchFrom } from '#test/kit/fetch.ts';

const baseUrl = 'http://bakery.test/api';

const menu = endpoint({ name: 'menu', method: 'get', path: '/menu', access: 'either', answer: v.object({ version: v.number() }) });

const clientWith = (vault: Vault, more: Partial<ClientOptions>) =>
  createClient({ baseUrl, headers: defaultConfig.headers, vault, traceId: 'trace-1', ...more });

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const thrown: unknown = await call.catch((error: unknown) => error);
  if (!(thrown instanceof ApiError)) throw new Error(`Not an ApiError: ${String(thrown)}`);
  return thrown;
}

describe('a call that is answered after the session changed', () => {
  /** A client whose visitor is another one by the time of the answer. */
  function changedBefore(answer: () => Response, next: string | null, more: Partial<ClientOptions> = {}) {
    const vault = createVault();
    vault.keepAccessToken('token-1');
    const sent: (string | null)[] = [];
    const fetch = fetchFrom(({ headers }) => {
      sent.push(headers.get('X-Access-Token'));
      vault.keepAccessToken(next);
      return Promise.resolve(answer());
    });
    return { sent, call: clientWith(vault, { ...more, fetch }) };
  }
  const refused = (reasonCode: string) => () => HttpResponse.json({ errors: [{ reasonCode }] }, { status: 401 });

  it.for([
    ['a sign-out', null],
    ['another sign-in', 'token-2'],
  ] as const)('opens nothing at a 401 after %s: its caller alone hears of it (ERRORS-02, REAUTH-05)', async ([, next]) => {
    const onTrouble = vi.fn<(error: ApiError, access: Access) => void>();
    const { call } = changedBefore(refused('error.token'), next, { onTrouble });
    expect(await failureOf(call(menu, {}))).toMatchObject({ kind: 'unauthorized' });
    expect(onTrouble).not.toHaveBeenCalled();
  });

  it('says nothing of the present session by its headers (HTTP-16)', async () => {
    const onSession = vi.fn<HearSession>();
    const { call } = changedBefore(() => HttpResponse.json({ version: 1 }, { headers: { 'x-insecure': 'true' } }), 'token-2', {
      onSession,
    });
    await call(menu, {});
    expect(onSession).not.toHaveBeenCalled();
  });

  it('is not repeated after a second step that ended with another session (SESSION-12, AMB-45)', async () => {
    const vault = createVault();
    vault.keepAccessToken('token-1');
    const onVerificationNeeded = () => {
      vault.keepAccessToken('token-2');
      return Promise.resolve();
    };
    let sent = 0;
    const fetch = fetchFrom(() => {
      sent += 1;
      return Promise.resolve(refused('error.mfa.verification.required')());
    });
    await failureOf(clientWith(vault, { onVerificationNeeded, fetch })(menu, {}));
    expect(sent).toBe(1);
  });

  it('tells its caller right before it is sent once more (SESSION-12)', async () => {
    const vault = createVault();
    vault.keepAccessToken('token-1');
    const heard: string[] = [];
    const onVerificationNeeded = async () => void heard.push('second step');
    const fetch = fetchFrom(() => {
      heard.push('sent');
      return Promise.resolve(refused('error.mfa.verification.required')());
    });
    await failureOf(clientWith(vault, { onVerificationNeeded, fetch })(menu, { onSentAgain: () => void heard.push('again') }));
    expect(heard).toEqual(['sent', 'second step', 'again', 'sent']);
  });

  it('does not ask the next member for the second step (SESSION-12)', async () => {
    const onVerificationNeeded = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const { call, sent } = changedBefore(refused('error.mfa.verification.required'), 'token-2', { onVerificationNeeded });
    await failureOf(call(menu, {}));
    expect(onVerificationNeeded).not.toHaveBeenCalled();
    expect(sent).toEqual(['token-1']);
  });
});
