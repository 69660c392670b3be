import { stringify } from 'csv-stringify/sync';
import type { FlowPaths } from './filter.ts';

const columns = ['flow', 'path', 'starts from', 'step', 'action', 'expected', 'state', 'screen', 'requirements'] as const;

/** Returns paths as CSV for a test-management tool: one row per step, with a header. */
export const csvOf = (flows: readonly FlowPaths[]): string =>
  stringify(
    flows.flatMap(({ paths }) =>
      paths.flatMap(({ flow, id, input, steps }) =>
        steps.map(({ number, does, sees, state, screen, requirements }) => [
          flow,
          id,
          input,
          number,
          does,
          sees,
          state,
          screen,
          requirements.join(' '),
        ]),
      ),
    ),
    { header: true, columns: [...columns] },
  );
