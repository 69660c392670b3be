import { fromPromise } from 'xstate';
import { accountReasonCodes } from '#contract/account-reason-codes.ts';
import { callFailureOf } from '#domain/app/call-failure.ts';
import { lastFour } from '#domain/phone/format.ts';
import { RESEND_AFTER_SECONDS } from '#domain/verification/source.ts';
import type {
  CheckCodeInput,
  CheckCodeResult,
  CreatePhoneInput,
  CreatePhoneResult,
  RefreshResult,
  SendCodeInput,
  SendCodeResult,
} from '#machines/verification/verification.types.ts';
import { must } from '#domain/must.ts';
import { isApiError } from '#src/api/errors.ts';
import { userDetailsQuery } from '#src/api/user.ts';
import { verificationApi } from '#src/api/verification.ts';
import { waitingPorts } from '#src/flows/kit/clock.ports.ts';
import { countDownPort } from './count-down.ports.ts';
import { ownPhone } from '#src/flows/kit/own-phone.ports.ts';
import { memberRefusalFrom } from '#src/flows/kit/refusal.ports.ts';
import { openSession, type SessionDependencies } from '#src/flows/session/session.ports.ts';

const isUnknown = (error: unknown) => isApiError(error) && error.kind === 'notFound';

/** Loads the member's details anew, with their phones. */
export const refreshPort = ({ call, queryClient }: Pick<SessionDependencies, 'call' | 'queryClient'>) =>
  fromPromise<RefreshResult, void>(async () => {
    await queryClient.fetchQuery({ ...userDetailsQuery(call), staleTime: 0 });
    return { kind: 'refreshed' };
  });

export function verificationPorts(deps: SessionDependencies) {
  const { call, vault, clock } = deps;
  const api = verificationApi(call);

  /** Asks for a code as the source has it; null: none is needed (MFA-24). */
  async function tokenFor({ source, loginTokenId, phoneId }: SendCodeInput, signal: AbortSignal): Promise<string | null> {
    if (source === 'LOGIN') return (await api.sendLoginCode(secretOf(loginTokenId), signal)).token;
    if (source === 'MFA_TRIGGER') return (await api.trigger(signal)).token;
    if (source === 'PHONE_VERIFY') return (await api.sendPhoneCode(must(phoneId, 'phoneId'), signal)).token;
    return (await api.enable(must(phoneId, 'phoneId'), signal)).token;
  }

  /** The member's own phone of a number that is not verified yet: added before, its answer lost or its code not typed (MFA-26). */
  async function unverifiedPhone(phoneNumber: string) {
    const phone = await ownPhone(deps, phoneNumber);
    return phone?.isVerified === false ? phone : undefined;
  }

  const secretOf = (tokenId: string | null) => vault.read(tokenId ?? '') ?? '';

  return {
    pause: waitingPorts(clock).pause,
    countDown: countDownPort(clock),
    createPhone: fromPromise<CreatePhoneResult, CreatePhoneInput>(async ({ input: { phoneNumber }, signal }) => {
      try {
        const phone = await api.createPhone(phoneNumber, signal);
        return { kind: 'created', phoneId: phone.id, lastFour: lastFour(phone.phoneNumber) };
      } catch (error) {
        const refusal = memberRefusalFrom(error);
        const known = refusal.reasonCode === accountReasonCodes.phoneInUse ? await unverifiedPhone(phoneNumber) : undefined;
        return known === undefined ? refusal : { kind: 'created', phoneId: known.id, lastFour: lastFour(known.phoneNumber) };
      }
    }),

    refreshPhones: refreshPort(deps),

    sendCode: fromPromise<SendCodeResult, SendCodeInput>(async ({ input, signal }) => {
      try {
        const token = await tokenFor(input, signal);
        if (token === null) return { kind: 'notNeeded' };
        const resendAt = clock.now().add({ seconds: RESEND_AFTER_SECONDS }).toString();
        return { kind: 'sent', tokenId: vault.keep(token), resendAt };
      } catch (error) {
        return isUnknown(error) ? { kind: 'unknown' } : { ...memberRefusalFrom(error), failure: callFailureOf(error) };
      }
    }),

    checkCode: fromPromise<CheckCodeResult, CheckCodeInput>(async ({ input: { source, tokenId, code }, signal }) => {
      const token = secretOf(tokenId);
      try {
        if (source === 'LOGIN') {
          return { kind: 'accepted', session: openSession(await api.checkLoginCode(token, code, signal), deps) };
        }
        await (source === 'PHONE_VERIFY' ? api.checkPhoneCode : api.check)(token, code, signal);
        return { kind: 'accepted', session: null };
      } catch (error) {
        if (isUnknown(error)) return { kind: 'unknown' };
        return wrongCode(error);
      }
    }),
  };
}

function wrongCode(error: unknown): CheckCodeResult {
  const { reasonCode } = memberRefusalFrom(error);
  if (reasonCode === accountReasonCodes.codeIncorrect) return { kind: 'incorrect' };
  if (reasonCode === accountReasonCodes.codeExpired) return { kind: 'expired' };
  if (reasonCode === accountReasonCodes.codeLimited) return { kind: 'limited' };
  throw error;
}
