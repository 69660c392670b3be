import { AddressSearchView } from '#src/flows/address-search/AddressSearchView.tsx';
import type { Fixture } from '../kit/fixture.ts';
import { found203 } from '../samples/cafes.ts';
import { setupHead } from '../samples/setup-head.tsx';
import type { model } from './address-search.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <AddressSearchView
    head={setupHead('address')}
    screen={screen}
    send={send}
    cafe={'cafe' in screen && screen.cafe !== null ? found203 : null}
    minimum={1000}
    map="none"
    offered={[]}
    now={() => '2026-11-20T11:30'}
  />
);
