import { ReorderView } from '#src/flows/reorder/ReorderView.tsx';
import type { Fixture } from '../kit/fixture.ts';
import { Routed } from '../kit/routed.tsx';
import type { model } from './reorder.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <Routed>
    <main>
      <h1>{screen.kind === 'waiting' ? 'Start an order' : 'Orders'}</h1>
      <ReorderView screen={screen} cafeName="Riverside" whyOf={() => null} send={send} />
    </main>
  </Routed>
);
