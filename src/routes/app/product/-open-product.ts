import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import type { Lost } from '#domain/product/carried.ts';
import type { FlowRequest } from '#machines/app/openable-flows.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/** `request`: the flow that chooses it, and what that begins with; null for a combo that cannot be put together here. */
export type Read = { readonly placard: MenuPlacard; readonly request: RequestOf<'product' | 'combo'> | null };
export type RequestOf<Name> = Extract<FlowRequest, { name: Name }>;
export type CarriedRequest = { readonly request: NonNullable<Read['request']>; readonly lost: Lost };
export type ReadProduct = Read & { readonly open: typeof openProduct };

const choosing = ['product', 'combo'] as const;

/**
 * Opens the flow in which something is chosen, and closes the other one; null, as when the page is left, closes both. The same input keeps
 * a running flow, with what the guest chose.
 */
export function openProduct({ app }: Pick<RouterContext, 'app'>, request: FlowRequest | null): void {
  for (const name of choosing) if (name !== request?.name) app.send({ type: 'flow.closed', name });
  if (request !== null) app.send({ type: 'flow.opened', ...request });
}

/** Returns how what was read is opened: what is open for another cafe takes what was chosen of it along (PRODUCT-05). */
export async function opening(context: RouterContext, menu: Menu, cafeId: string, read: Read): Promise<ReadProduct> {
  const { product, combo } = context.app.getSnapshot().context.openFlows;
  const isMoved = ((combo ?? product)?.cafeId ?? cafeId) !== cafeId;
  return isMoved ? (await import('./-carry-over.ts')).carryOver(context, menu, read) : { ...read, open: openProduct };
}
