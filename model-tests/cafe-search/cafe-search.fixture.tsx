import { CafeSearchView } from '#src/flows/cafe-search/CafeSearchView.tsx';
import type { model } from './cafe-search.model.ts';
import type { Fixture } from '../kit/fixture.ts';
import { setupHead } from '../samples/setup-head.tsx';
import { found203 } from '../samples/cafes.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <CafeSearchView
    head={setupHead('cafe')}
    previous={null}
    screen={screen}
    send={send}
    cafes={[found203]}
    now={() => '2026-11-20T11:30'}
    searchRadius={8}
    map="none"
  />
);
