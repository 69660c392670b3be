import { redirect } from '@tanstack/react-router';
import type { RouterContext } from '#src/app/router-context.ts';

type Opened = Pick<RouterContext, 'app' | 'vault'>;

/** Begins without a token: the page says itself that there is none. */
export function openWithoutToken({ app }: Pick<RouterContext, 'app'>): void {
  app.send({ type: 'flow.opened', name: 'prospect', input: { from: 'link', tokenId: '' } });
}

/** In the address where the token was. */
const PUT_AWAY = 'opened';

/** The link that is open; undefined: none is, or a guest's order has the flow. */
function linkIn({ app }: Pick<RouterContext, 'app'>) {
  const input = app.getSnapshot().context.openFlows.prospect;
  return input?.from === 'link' ? input : undefined;
}

/** Puts the token of a link where no machine can read it, in place of an earlier one, begins with it, and leads to the address without it, which after a reload has none. */
export function openLink(context: Opened, token: string): void {
  const { app, vault } = context;
  if (token === PUT_AWAY) return linkIn(context) === undefined ? openWithoutToken(context) : undefined;
  vault.forget(linkIn(context)?.tokenId ?? '');
  const tokenId = vault.keep(token);
  app.send({ type: 'flow.opened', name: 'prospect', input: { from: 'link', tokenId } });
  throw redirect({ to: '/en-us/prospect/{$token}.html', params: { token: PUT_AWAY }, replace: true });
}
