import type { ComboScreen } from '#machines/combo/combo.screen.ts';
import type { ComboEvent } from '#machines/combo/combo.types.ts';
import { ComboView } from '#src/flows/combo/ComboView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import { Routed } from '../kit/routed.tsx';
import { comboMenu, comboPlacard } from '../samples/combos.ts';
import type { model } from './combo.model.ts';

/** The model says of no event what the page shows as its price. */
const unpriced = (event: ComboEvent): ComboEvent =>
  event.type === 'combo.confirmed' ? { type: event.type, avoided: event.avoided, unchecked: event.unchecked } : event;

const nothing: ReadonlySet<string> = new Set();

/** Stands for the page of a part, which the paths of the product draw. */
const Part = ({ step, part }: Extract<ComboScreen, { kind: 'part' }>) => (
  <h1 tabIndex={-1} data-page-heading>
    {step}: {part.name}
  </h1>
);

export const fixture: Fixture<typeof model> = (screen, send) => (
  <Routed>
    <ExternalEvents send={send} />
    <ComboView
      override={null}
      screen={screen}
      send={(event) => send(unpriced(event))}
      menu={comboMenu}
      placard={comboPlacard}
      category={{ catId: '14', name: 'You Pick Two' }}
      hasCart
      wanted={{ destination: 'RPU', at: '2026-03-09T12:00' }}
      soldOut={nothing}
      unavailable={null}
      isPriced
      room={{ max: 9, inCart: 0 }}
      groupsOf={() => []}
      avoided={[]}
      part={screen.kind === 'part' && <Part {...screen} />}
    />
  </Routed>
);
