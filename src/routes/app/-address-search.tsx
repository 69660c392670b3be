import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import { addressSearchScreen } from '#machines/address-search/address-search.screen.ts';
import { AddressSearchView } from '#src/flows/address-search/AddressSearchView.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';

export function AddressSearch({ actor, head }: { readonly actor: ActorRefFrom<typeof addressSearchMachine>; readonly head: ReactNode }) {
  return <AddressSearchView head={head} screen={useScreen(actor, addressSearchScreen)} send={actor.send} />;
}
