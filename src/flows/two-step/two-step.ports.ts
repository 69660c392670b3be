import { fromPromise } from 'xstate';
import type { DisableResult } from '#machines/two-step/two-step.types.ts';
import { verificationApi } from '#src/api/verification.ts';
import type { SessionDependencies } from '#src/flows/session/session.ports.ts';
import { memberRefusalFrom } from '#src/flows/kit/refusal.ports.ts';
import { refreshPort } from '#src/flows/verification/verification.ports.ts';

export const twoStepPorts = (deps: SessionDependencies) => ({
  refresh: refreshPort(deps),

  disable: fromPromise<DisableResult, void>(async ({ signal }) => {
    try {
      await verificationApi(deps.call).disable(signal);
      return { kind: 'disabled' };
    } catch (error) {
      return memberRefusalFrom(error);
    }
  }),
});
