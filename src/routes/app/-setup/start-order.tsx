import { useRouteContext, useSearch } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { orderSetupMachine } from '#machines/order-setup/order-setup.machine.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { OrderSetupView } from '#src/flows/order-setup/OrderSetupView.tsx';
import { AddressSearch } from './address-search.tsx';
import { CafeSearch } from './cafe-search.tsx';
import { PickedCafe } from './picked-cafe.tsx';
import { EarlierCafes } from './earlier-cafes.tsx';
import { Slots } from './slots.tsx';
import { useSetup } from './use-setup.ts';

const MENU = '/app/menu.html';

export function OrderSetup({ actor }: { readonly actor: ActorRefFrom<typeof orderSetupMachine> }) {
  const { auth } = useRouteContext({ from: '__root__' });
  const { returnTo = MENU } = useSearch({ strict: false });
  const isToMenu = returnTo.startsWith(MENU);
  const { screen, isPlacing } = useSetup(actor);
  const { cafeSearch, addressSearch, slots } = useScreen(actor, (snapshot) => snapshot.children);
  // A delivery's cafe follows from its address.
  const changeCafe = screen.destination === 'DELIVERY' ? null : () => actor.send({ type: 'step.reopened', step: 'cafe' });
  return (
    <OrderSetupView
      screen={screen}
      send={actor.send}
      cafeSearch={(head, previous) =>
        cafeSearch && <CafeSearch actor={cafeSearch} head={head} previous={<EarlierCafes screen={screen}>{previous}</EarlierCafes>} />
      }
      pickedCafe={screen.kind === 'confirmingCafe' && <PickedCafe cafeId={screen.cafeId} send={actor.send} />}
      addressSearch={(head) => addressSearch && <AddressSearch actor={addressSearch} head={head} />}
      slots={(head) => slots && <Slots actor={slots} head={head} cafe={screen.cafe} onChangeCafe={changeCafe} isToMenu={isToMenu} />}
      {...{ isToMenu, isPlacing }}
      onSignIn={(variant) => auth.signIn({ variant, isGuestAllowed: variant === 'plain' })}
    />
  );
}
