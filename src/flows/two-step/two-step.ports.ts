import { fromPromise } from 'xstate';
import type { DisableResult } from '#machines/two-step/two-step.types.ts';
import { verificationApi } from '#src/api/verification.ts';
import type { SessionSurroundings } from '#src/flows/session/session.ports.ts';
import { memberRefusalFrom } from '#src/flows/kit/refusal.ports.ts';
import { refreshPort } from '#src/flows/verification/verification.ports.ts';

export const twoStepPorts = (around: SessionSurroundings) => ({
  refresh: refreshPort(around),

  disable: fromPromise<DisableResult, void>(async ({ signal }) => {
    try {
      await verificationApi(around.call).disable(signal);
      return { kind: 'disabled' };
    } catch (error) {
      return memberRefusalFrom(error);
    }
  }),
});
