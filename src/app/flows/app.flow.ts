import { safeReturn } from '#domain/navigation/entry.ts';
import type { appMachine } from '#machines/app/app.machine.ts';
import type { FlowEffects, HandlersOf } from '../effects.ts';

const MENU = '/app/menu.html';

/** Pages that follow the end of a flow. */
const on: HandlersOf<typeof appMachine> = {
  'setup.ended': (_, { location, navigate }) => navigate(safeReturn(new URLSearchParams(location().searchStr).get('returnTo'), MENU)),
  'product.ended': ({ kind, needsOrder }, { navigate }) => {
    if (needsOrder) navigate('/app/startOrder.html?returnTo=/app/cart.html');
    else if (kind === 'chosen') navigate(MENU);
  },
  'checkout.ended': ({ kind }, { navigate }) => navigate(kind === 'placed' ? '/app/confirmation.html' : '/app/cart.html'),
};

export const appEffects: FlowEffects = { name: 'app', on };
