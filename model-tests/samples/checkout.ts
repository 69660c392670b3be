import type { CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import { emptyCard, type CardDraft } from '#src/flows/card/card-form.ts';
import type { CheckoutFormProps } from '#src/flows/checkout/CheckoutForm.tsx';
import { TroubleNotice } from '#src/flows/checkout/TroubleNotice.tsx';
import { pickup } from './orders.ts';
import { guestPayment } from './paying.ts';

/** The form of the checkout before anything is typed. */
export const emptyForm: Extract<CheckoutScreen, { kind: 'filling' }> = {
  kind: 'filling',
  busy: null,
  trouble: null,
  reasonCode: null,
  declined: null,
  wallet: null,
  at: null,
  typed: {},
  tipPercent: 0,
  tip: 0,
  total: 1000,
  formerTotal: null,
  isOwnChange: false,
};

/** No card was typed before. */
export const noDraft: CardDraft = { initial: emptyCard, isSaved: false, keep: () => {}, isLost: false, note: () => {} };

/** What the checkout of a pickup is given before its cart has come. */
export const checkoutProps: CheckoutFormProps & { readonly changedPrices: null } = {
  send: () => {},
  order: pickup,
  place: null,
  termsUrl: 'https://www.example/terms',
  cart: null,
  today: '2026-11-20',
  now: '2026-11-20T12:00',
  known: null,
  keepCard: () => ({ cardId: 'card-1', nth: 1 }),
  draft: noDraft,
  payment: guestPayment(emptyForm.total),
  sendPayment: () => {},
  onSignIn: () => {},
  onGuestSignIn: null,
  changedPrices: null,
  TroubleNotice,
  submit: null,
};
