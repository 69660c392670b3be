import type { FlowRequest } from '#machines/app/openable-flows.ts';
import type { RouterContext } from '#src/app/router-context.ts';

const choosing = ['product', 'combo'] as const;

/**
 * Opens the flow in which something is chosen, and closes the other one; null, as when the page is left, closes both. The same input keeps
 * a running flow, with what the guest chose.
 */
export function openProduct({ app }: Pick<RouterContext, 'app'>, request: FlowRequest | null): void {
  for (const name of choosing) if (name !== request?.name) app.send({ type: 'flow.closed', name });
  if (request !== null) app.send({ type: 'flow.opened', ...request });
}
