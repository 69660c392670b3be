import * as v from 'valibot';
import { SetupSearch } from '#domain/navigation/search.ts';
import type { appMachine } from '#machines/app/app.machine.ts';
import type { FlowEffects, HandlersOf } from '#src/app/effects.ts';
import { parseSearch } from '#src/app/search-text.ts';

/** Pages that follow the end of a flow. */
const on: HandlersOf<typeof appMachine> = {
  'setup.ended': (_, { location, navigate }) => {
    const { returnTo } = v.parse(SetupSearch, parseSearch(location().searchStr));
    navigate(returnTo === undefined ? { to: '/app/menu.html' } : { href: returnTo });
  },
  'checkout.ended': ({ kind }, { navigate }) => navigate({ to: kind === 'placed' ? '/app/confirmation.html' : '/app/cart.html' }),
};

export const appEffects: FlowEffects = { name: 'app', on };
