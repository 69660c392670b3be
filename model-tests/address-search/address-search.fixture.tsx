import { AddressSearchView } from '#src/flows/address-search/AddressSearchView.tsx';
import type { model } from './address-search.model.ts';
import type { Fixture } from '../kit/fixture.ts';

export const fixture: Fixture<typeof model> = (screen, send) => <AddressSearchView screen={screen} send={send} />;
