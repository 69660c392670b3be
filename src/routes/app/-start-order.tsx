import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { knownDestination } from '#domain/order/destination.ts';
import { addressSearchScreen } from '#machines/address-search/address-search.screen.ts';
import type { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import type { orderSetupMachine } from '#machines/order-setup/order-setup.machine.ts';
import { orderSetupScreen } from '#machines/order-setup/order-setup.screen.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { AddressSearchView } from '#src/views/address-search/AddressSearchView.tsx';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { OrderSetupView } from '#src/views/order-setup/OrderSetupView.tsx';
import { PageLoading } from '#src/views/shell/PageLoading.tsx';
import { CafeSearch, PickedCafe } from './-cafe-search.tsx';
import { Slots } from './-slots.tsx';

interface SetupSearch {
  readonly cafeId?: string | undefined;
  readonly destination?: string | undefined;
  readonly groupOrder?: string | undefined;
  readonly returnTo?: string | undefined;
}

export const readSetupWish = ({ cafeId, destination, groupOrder, returnTo }: SetupSearch): SetupSearch => ({
  cafeId,
  destination,
  groupOrder,
  returnTo,
});

/** Starts the setup that the address asks for; with an order in hand and nothing asked, opens that one again (NAV-10, ORD-SETUP-26). */
export async function beginSetup({ app, flows }: RouterContext, { cafeId, destination, groupOrder }: SetupSearch) {
  await flows.orderSetup();
  const wished = knownDestination(destination);
  const isGroup = groupOrder === 'true';
  if (!cafeId && !wished && !isGroup && app.getSnapshot().context.order !== null) app.send({ type: 'setup.edited' });
  else app.send({ type: 'setup.requested', cafeId: cafeId ?? null, destination: wished ?? (cafeId ? 'RPU' : null), isGroup });
}

export function StartOrderPage() {
  const { app } = useRouteContext({ from: '__root__' });
  const setup = useScreen(app, (snapshot) => snapshot.children.orderSetup);
  return setup ? <OrderSetup actor={setup} /> : <PageLoading />;
}

function OrderSetup({ actor }: { readonly actor: ActorRefFrom<typeof orderSetupMachine> }) {
  const screen = useScreen(actor, orderSetupScreen);
  const { cafeSearch, addressSearch, slots } = useScreen(actor, (snapshot) => snapshot.children);
  return (
    <OrderSetupView
      screen={screen}
      send={actor.send}
      cafeSearch={cafeSearch && <CafeSearch actor={cafeSearch} />}
      pickedCafe={screen.kind === 'confirmingCafe' && <PickedCafe cafeId={screen.cafeId} send={actor.send} />}
      addressSearch={addressSearch && <AddressSearch actor={addressSearch} />}
      slots={slots && <Slots actor={slots} />}
    />
  );
}

function AddressSearch({ actor }: { readonly actor: ActorRefFrom<typeof addressSearchMachine> }) {
  return <AddressSearchView screen={useScreen(actor, addressSearchScreen)} send={actor.send} />;
}
