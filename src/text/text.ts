import { i18n } from '@lingui/core';
import { app } from './en/app.ts';
import type { activeOrders } from './en/active-orders.ts';
import type { allergens } from './en/allergens.ts';
import type { adding } from './en/adding.ts';
import type { addition } from './en/addition.ts';
import type { arrival } from './en/arrival.ts';
import type { avoidance } from './en/avoidance.ts';
import type { carried } from './en/carried.ts';
import type { cart } from './en/cart.ts';
import type { cartTrouble } from './en/cart-trouble.ts';
import type { cafeSearch } from './en/cafe-search.ts';
import type { cancellation } from './en/cancellation.ts';
import type { checkout } from './en/checkout.ts';
import type { checkoutFacts } from './en/checkout-facts.ts';
import type { untimely } from './en/untimely.ts';
import type { otherTab } from './en/other-tab.ts';
import type { combo } from './en/combo.ts';
import type { confirmation } from './en/confirmation.ts';
import type { discount } from './en/discount.ts';
import type { donation } from './en/donation.ts';
import type { feedback } from './en/feedback.ts';
import type { giftCard } from './en/gift-card.ts';
import type { footer } from './en/footer.ts';
import type { home } from './en/home.ts';
import type { homeReturning } from './en/home-returning.ts';
import type { late } from './en/late.ts';
import type { limit } from './en/limit.ts';
import type { meal } from './en/meal.ts';
import { menu } from './en/menu.ts';
import type { menuSearch } from './en/menu-search.ts';
import type { menuUnreachable } from './en/menu-unreachable.ts';
import type { notices } from './en/notices.ts';
import type { nothingFound } from './en/nothing-found.ts';
import type { nutrition } from './en/nutrition.ts';
import type { offer } from './en/offer.ts';
import type { lostChanges } from './en/lost-changes.ts';
import type { notFound } from './en/not-found.ts';
import type { swap } from './en/swap.ts';
import type { minimum } from './en/minimum.ts';
import type { excluded } from './en/excluded.ts';
import type { gone } from './en/gone.ts';
import type { limitDialog } from './en/limit-dialog.ts';
import type { overlays } from './en/overlays.ts';
import type { orderSetup } from './en/order-setup.ts';
import type { pastOrders } from './en/past-orders.ts';
import type { phonePayment } from './en/phone-payment.ts';
import type { pricing } from './en/pricing.ts';
import type { product } from './en/product.ts';
import type { profile } from './en/profile.ts';
import type { quantity } from './en/quantity.ts';
import type { recents } from './en/recents.ts';
import type { remedy } from './en/remedy.ts';
import type { reorder } from './en/reorder.ts';
import type { session } from './en/session.ts';
import { shell } from './en/shell.ts';
import type { sizes } from './en/sizes.ts';
import type { slots } from './en/slots.ts';
import type { start } from './en/start.ts';
import type { storedPayments } from './en/stored-payments.ts';
import type { submit } from './en/submit.ts';
import type { tip } from './en/tip.ts';
import type { tracker } from './en/tracker.ts';
import type { upsell } from './en/upsell.ts';
import type { visits } from './en/visits.ts';
import type { prospect } from './en/prospect.ts';

type Texts = Readonly<Record<string, string>>;
/** Flows whose texts come with their views, by an import of `lazy/<flow>.ts`. */
type Lazy = typeof prospect &
  typeof activeOrders &
  typeof allergens &
  typeof adding &
  typeof addition &
  typeof arrival &
  typeof avoidance &
  typeof carried &
  typeof cart &
  typeof cartTrouble &
  typeof cafeSearch &
  typeof cancellation &
  typeof checkout &
  typeof checkoutFacts &
  typeof otherTab &
  typeof untimely &
  typeof combo &
  typeof confirmation &
  typeof discount &
  typeof donation &
  typeof feedback &
  typeof giftCard &
  typeof footer &
  typeof home &
  typeof homeReturning &
  typeof late &
  typeof limit &
  typeof meal &
  typeof menuSearch &
  typeof orderSetup &
  typeof menuUnreachable &
  typeof notices &
  typeof nothingFound &
  typeof nutrition &
  typeof offer &
  typeof lostChanges &
  typeof notFound &
  typeof swap &
  typeof minimum &
  typeof excluded &
  typeof gone &
  typeof limitDialog &
  typeof overlays &
  typeof pastOrders &
  typeof pricing &
  typeof product &
  typeof profile &
  typeof quantity &
  typeof recents &
  typeof remedy &
  typeof reorder &
  typeof session &
  typeof sizes &
  typeof slots &
  typeof start &
  typeof storedPayments &
  typeof phonePayment &
  typeof submit &
  typeof tip &
  typeof tracker &
  typeof upsell &
  typeof visits;

/** Every word the guest reads, under its key; one file per flow, values in ICU message syntax (OPEN-09). */
const english = { ...app, ...menu, ...shell };
const known: Record<string, string> = {};

export type TextKey = keyof (typeof english & Lazy);

/** Makes the texts of a flow known. */
export function addTexts(texts: Texts): void {
  Object.assign(known, texts);
  i18n.loadAndActivate({ locale: 'en-US', messages: known });
}

addTexts(english);

export const text = (key: TextKey, values: Readonly<Record<string, string | number>> = {}): string => i18n._(key, values);

/** Whether a text is known: some exist or not. */
export const hasText = (key: string): key is TextKey => Object.hasOwn(known, key);

/** The words for a reason code of the server; null where there is none, or where it has no words of its own (ERRORS-06). */
export function reasonText(reasonCode: string | null, values?: Readonly<Record<string, string | number>>): string | null {
  const key = `apiError.${reasonCode}`;
  return hasText(key) ? text(key, values) : null;
}
