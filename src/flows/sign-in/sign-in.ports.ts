import { fromPromise } from 'xstate';
import { accountReasonCodes } from '#contract/account-reason-codes.ts';
import { callFailureOf } from '#domain/app/call-failure.ts';
import { must } from '#domain/must.ts';
import { lastFour } from '#domain/phone/format.ts';
import type {
  LinkSociallyInput,
  LinkSociallyResult,
  LogInInput,
  LogInResult,
  LogInSociallyInput,
  LogInSociallyResult,
  RegisterSociallyInput,
  RegisterSociallyResult,
  SocialAccount,
} from '#machines/sign-in/sign-in.types.ts';
import { isApiError } from '#src/api/errors.ts';
import { sessionApi } from '#src/api/session.ts';
import { socialApi, type Provider } from '#src/api/social.ts';
import { waitingPorts } from '#src/flows/kit/clock.ports.ts';
import { openSession, type SessionDependencies } from '#src/flows/session/session.ports.ts';
import { memberRefusalFrom } from '#src/flows/kit/refusal.ports.ts';

/** Asks a provider who the visitor is: a token of theirs, or null where the visitor changed their mind. */
export type AskProvider = (provider: Provider, signal: AbortSignal) => Promise<string | null>;

export interface SignInDependencies extends SessionDependencies {
  readonly askProvider: AskProvider;
  /** Begins the fraud check's collection; settles when its id is known (FRAUD-01, FRAUD-03). */
  readonly collectFraudSession: () => Promise<void>;
}

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Asks the server who it is; the credentials go nowhere else (SIGNIN-11, SIGNIN-12). */
export async function logIn(deps: SessionDependencies, { username, password }: Credentials, signal: AbortSignal): Promise<LogInResult> {
  try {
    const answer = await sessionApi(deps.call).logIn(username, password, signal);
    if (!('mfaTypes' in answer)) return { kind: 'session', session: openSession(answer, deps) };
    return {
      kind: 'challenged',
      challenge: {
        source: 'LOGIN',
        loginTokenId: deps.vault.keep(answer.token),
        methods: answer.mfaTypes,
        isOptional: answer.isOptional,
        phoneId: null,
        lastFour: lastFour(answer.phoneNumber ?? '') || null,
      },
    };
  } catch (error) {
    const refusal = memberRefusalFrom(error);
    return refusal.reasonCode === accountReasonCodes.accountPending ? { kind: 'pending' } : { ...refusal, failure: callFailureOf(error) };
  }
}

export function signInPorts(deps: SignInDependencies) {
  const { call, vault, clock, askProvider, collectFraudSession } = deps;
  const social = socialApi(call);
  const tokenOf = ({ tokenId }: SocialAccount) => must(vault.read(tokenId), 'token');

  return {
    pause: waitingPorts(clock).pause,

    collectFraudSession: fromPromise<{ kind: 'collected' }, void>(async () => {
      await collectFraudSession();
      return { kind: 'collected' };
    }),

    logIn: fromPromise<LogInResult, LogInInput>(({ input, signal }) => logIn(deps, input, signal)),

    logInSocially: fromPromise<LogInSociallyResult, LogInSociallyInput>(async ({ input: { provider }, signal }) => {
      const token = await askProvider(provider, signal);
      if (token === null) return { kind: 'dismissed' };
      const account = { provider, tokenId: vault.keep(token) };
      try {
        return { kind: 'session', session: openSession(await social.logIn(provider, token, signal), deps) };
      } catch (error) {
        if (isApiError(error) && error.reasonCode === accountReasonCodes.socialUnlinked) return { kind: 'unlinked', account };
        if (isApiError(error) && error.reasonCode === accountReasonCodes.socialUnknown) return { kind: 'unknown', account };
        throw error;
      }
    }),

    linkSocially: fromPromise<LinkSociallyResult, LinkSociallyInput>(async ({ input: { account }, signal }) => {
      await social.associate(account.provider, tokenOf(account), signal);
      return { kind: 'linked' };
    }),

    registerSocially: fromPromise<RegisterSociallyResult, RegisterSociallyInput>(async ({ input: { account }, signal }) => {
      try {
        return { kind: 'session', session: openSession(await social.register(account.provider, tokenOf(account), signal), deps) };
      } catch (error) {
        return memberRefusalFrom(error);
      }
    }),
  };
}
