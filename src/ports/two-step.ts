import { fromPromise } from 'xstate';
import type { DisableResult } from '#machines/two-step/two-step.types.ts';
import { verificationApi } from '#src/api/verification.ts';
import type { SessionSurroundings } from './session.ts';
import { memberRefusalFrom } from './refusal.ts';
import { refreshPort } from './verification.ts';

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
