import { Ending } from '#src/flows/submit/Ending.tsx';
import { SubmitView } from '#src/flows/submit/SubmitView.tsx';
import { cart, club } from '../samples/carts.ts';
import { ExternalEvents } from '../kit/external-events.ts';
import type { Fixture } from '../kit/fixture.ts';
import { Routed } from '../kit/routed.tsx';
import type { model } from './submit.model.ts';

/** Seen before a price went up. */
const agreed = {
  discounts: [],
  donations: [],
  items: [{ ...club, totalPrice: 900 }],
  cartSummary: { ...cart.cartSummary, totalPrice: 900 },
};

export const fixture: Fixture<typeof model> = (screen, send) => (
  <Routed>
    <ExternalEvents send={send} />
    <SubmitView {...{ screen, send, Ending, cart }} agreed={agreed} now="2026-11-20T12:00" call={<p>The call stands here.</p>} />
  </Routed>
);
