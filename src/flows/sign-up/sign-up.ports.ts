import { fromPromise } from 'xstate';
import { accountReasonCodes } from '#contract/account-reason-codes.ts';
import { callFailureOf } from '#domain/app/call-failure.ts';
import { phoneDigits } from '#domain/phone/digits.ts';
import type { CampaignParams } from '#domain/navigation/query.ts';
import type {
  ConfirmEmailInput,
  ConfirmEmailResult,
  ResendLinkInput,
  ResendLinkResult,
} from '#machines/email-confirmation/email-confirmation.types.ts';
import type { RegisterInput, RegisterResult, ResendInput, ResendResult } from '#machines/sign-up/sign-up.types.ts';
import { isApiError } from '#src/api/errors.ts';
import { sessionApi } from '#src/api/session.ts';
import { openSession, type SessionDependencies } from '#src/flows/session/session.ports.ts';
import { memberRefusalFrom } from '#src/flows/kit/refusal.ports.ts';

interface Dependencies extends SessionDependencies {
  /** Who sent the visitor here (SIGNUP-07). */
  readonly campaignParams: () => CampaignParams;
}

export function signUpPorts(deps: Dependencies) {
  const api = sessionApi(deps.call);
  return {
    register: fromPromise<RegisterResult, RegisterInput>(async ({ input: { form, password }, signal }) => {
      const { regReferrer, regCampaign } = deps.campaignParams();
      const { email: emailAddress, firstName, lastName, phone, wantsMail: isEmailGlobalOpt } = form;
      const phoneNumber = phoneDigits(phone) || null;
      try {
        const answer = await api.register(
          { emailAddress, password, firstName, lastName, phoneNumber, isEmailGlobalOpt, regReferrer, regCampaign },
          signal,
        );
        return 'accessToken' in answer ? { kind: 'session', session: openSession(answer, deps) } : { kind: 'pending' };
      } catch (error) {
        const { reasonCode } = memberRefusalFrom(error);
        const failure = callFailureOf(error);
        if (reasonCode === accountReasonCodes.accountTaken) return { kind: 'taken', failure };
        return reasonCode === accountReasonCodes.fieldsMissing ? { kind: 'missing', failure } : { kind: 'refused', reasonCode, failure };
      }
    }),

    resend: fromPromise<ResendResult, ResendInput>(async ({ input: { email }, signal }) => {
      await api.resend(email, signal);
      return { kind: 'sent' };
    }),
  };
}

export function emailConfirmationPorts({ call, vault }: Pick<SessionDependencies, 'call' | 'vault'>) {
  const api = sessionApi(call);
  return {
    confirmEmail: fromPromise<ConfirmEmailResult, ConfirmEmailInput>(async ({ input: { tokenId }, signal }) => {
      const token = vault.read(tokenId);
      if (token === null) return { kind: 'unknown' };
      try {
        await api.verifyEmail(token, signal);
        return { kind: 'confirmed' };
      } catch (error) {
        if (isApiError(error) && (error.kind === 'notFound' || error.kind === 'refused')) return { kind: 'unknown' };
        throw error;
      }
    }),

    resendLink: fromPromise<ResendLinkResult, ResendLinkInput>(async ({ input: { email }, signal }) => {
      await api.resend(email, signal);
      return { kind: 'sent' };
    }),
  };
}
