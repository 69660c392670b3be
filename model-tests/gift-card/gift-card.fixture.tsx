import { GiftCardView } from '#src/flows/gift-card/GiftCardView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import { Routed } from '../kit/routed.tsx';
import type { model } from './gift-card.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <Routed>
    <ExternalEvents send={send} />
    <GiftCardView screen={screen} send={send} keepGiftCard={() => 'secret-1'} />
  </Routed>
);
