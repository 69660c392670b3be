import { AddressSearchView } from '#src/flows/address-search/AddressSearchView.tsx';
import { setupHead } from '../samples/setup-head.tsx';
import type { model } from './address-search.model.ts';
import type { Fixture } from '../kit/fixture.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <AddressSearchView head={setupHead('address')} screen={screen} send={send} />
);
