import { AddressSearchView } from '#src/views/address-search/AddressSearchView.tsx';
import type { model } from './address-search.model.ts';
import type { View } from './kit/view.ts';

export const view: View<typeof model> = (screen, send) => <AddressSearchView screen={screen} send={send} />;
