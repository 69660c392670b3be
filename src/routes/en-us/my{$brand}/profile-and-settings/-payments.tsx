import { useRouteContext } from '@tanstack/react-router';
import { hasMilStar } from '#domain/payment/has-mil-star.ts';
import { hasPayPal } from '#domain/payment/has-pay-pal.ts';
import type { StoredPayments } from '#domain/payment/stored.ts';
import { must } from '#domain/must.ts';
import { storedPaymentsScreen } from '#machines/stored-payments/stored-payments.screen.ts';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { StoredPaymentsView } from '#src/flows/stored-payments/StoredPaymentsView.tsx';
import { useFeatures } from '../../../-shell/use-features.ts';
import { PayPal } from './-pay-pal.tsx';
import { PaymentEntry } from './-payment-entry.tsx';
import { Loaded, type PartProps } from './-part.tsx';

/** What a member pays with. */
export function Payments({ profile }: PartProps) {
  const { call } = useRouteContext({ from: '__root__' });
  return <Loaded query={paymentOptionsQuery(call)}>{(stored) => <Stored profile={profile} stored={stored} />}</Loaded>;
}

function Stored({ profile, stored }: PartProps & { readonly stored: StoredPayments }) {
  const actor = must(profile.getSnapshot().children.storedPayments, 'storedPayments');
  const screen = useScreen(actor, storedPaymentsScreen);
  const entry = useScreen(actor, ({ children }) => children.paymentEntry);
  const payPal = useScreen(actor, ({ children }) => children.payPal);
  const { config } = useRouteContext({ from: '__root__' });
  const { campusCard } = useFeatures();
  const shown = { stored, today: Temporal.Now.plainDateISO().toString() };
  return (
    <StoredPaymentsView
      {...shown}
      screen={screen}
      send={actor.send}
      entry={entry && <PaymentEntry {...shown} actor={entry} onDelete={(one) => actor.send({ type: 'deletion.opened', ...one })} />}
      payPal={payPal && <PayPal actor={payPal} />}
      {...{ hasPayPal: hasPayPal(config), hasMilStar: hasMilStar(config) }}
      campusPaymentTypeId={campusCard ? config.campusPaymentTypeId : null}
    />
  );
}
