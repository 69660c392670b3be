import type { KnownDetails } from '#domain/checkout/details.ts';
import { CheckoutView } from '#src/flows/checkout/CheckoutView.tsx';
import type { CardDraft } from '#src/flows/card/card-form.ts';
import type { model } from './checkout.model.ts';
import { ExternalEvents } from '../kit/external-events.ts';
import { OrderSection } from '#src/flows/checkout/OrderSection.tsx';
import { TroubleNotice } from '#src/flows/checkout/TroubleNotice.tsx';
import { Routed } from '../kit/routed.tsx';
import type { Fixture } from '../kit/fixture.ts';
import { cart } from '../samples/carts.ts';
import { delivery } from '../samples/orders.ts';
import { noDraft } from '../samples/checkout.ts';
import { guestPayment } from '../samples/paying.ts';

/** The checkout with a card that was typed before, of a guest or of a member. */
export const fixtureWith =
  (draft: CardDraft, known: KnownDetails | null = null, of = cart): Fixture<typeof model> =>
  (screen, send) => (
    <Routed>
      <ExternalEvents send={send} />
      <CheckoutView
        screen={screen}
        send={send}
        order={delivery}
        place={<OrderSection order={delivery} now="2026-11-20T11:30" />}
        termsUrl="https://www.example/terms"
        onGuestSignIn={known === null ? () => {} : null}
        cart={of}
        today="2026-11-20"
        now="2026-11-20T11:30"
        known={known}
        onSignIn={() => {}}
        keepCard={() => ({ cardId: 'card-1', nth: 1 })}
        draft={draft}
        payment={guestPayment(screen.kind === 'filling' ? screen.total : 0)}
        sendPayment={() => {}}
        changedPrices={null}
        TroubleNotice={TroubleNotice}
        submit={screen.kind === 'filling' && isSubmitting(screen.busy) && <output>The submission stands here.</output>}
      />
    </Routed>
  );

/** The press that takes a later time places the order. */
const isSubmitting = (busy: string | null) => busy === 'submitting' || busy === 'inquiring' || busy === 'rescheduling';

export const fixture = fixtureWith(noDraft);
