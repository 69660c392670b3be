import { fromPromise } from 'xstate';
import type { DisableResult, RefreshResult } from '#machines/two-step/two-step.types.ts';
import { userDetailsQuery } from '#src/api/user.ts';
import { verificationApi } from '#src/api/verification.ts';
import type { SessionSurroundings } from './session.ts';
import { memberRefusalFrom } from './refusal.ts';

export const twoStepPorts = (around: SessionSurroundings) => ({
  refresh: fromPromise<RefreshResult, void>(async () => {
    await around.queryClient.fetchQuery({ ...userDetailsQuery(around.call), staleTime: 0 });
    return { kind: 'refreshed' };
  }),

  disable: fromPromise<DisableResult, void>(async ({ signal }) => {
    try {
      await verificationApi(around.call).disable(signal);
      return { kind: 'disabled' };
    } catch (error) {
      return memberRefusalFrom(error);
    }
  }),
});
