import { activeOrdersFlow } from '#src/flows/active-orders/active-orders.flow.ts';
import { addingFlow } from '#src/flows/adding/adding.flow.ts';
import { allergensFlow } from '#src/flows/allergens/allergens.flow.ts';
import { cartFlow } from '#src/flows/cart/cart.flow.ts';
import { checkoutFlow } from '#src/flows/checkout/checkout.flow.ts';
import { comboFlow } from '#src/flows/combo/combo.flow.ts';
import { discountFlow } from '#src/flows/discount/discount.flow.ts';
import { donationFlow } from '#src/flows/donation/donation.flow.ts';
import { dynamicPricingFlow } from '#src/flows/dynamic-pricing/dynamic-pricing.flow.ts';
import { noticesFlow } from '#src/flows/notices/notices.flow.ts';
import { orderSetupFlow } from '#src/flows/order-setup/order-setup.flow.ts';
import { ordersEffects } from '#src/flows/orders/orders.flow.ts';
import { productFlow } from '#src/flows/product/product.flow.ts';
import { profileFlow } from '#src/flows/profile/profile.flow.ts';
import { reorderFlow } from '#src/flows/reorder/reorder.flow.ts';
import { sessionFlow } from '#src/flows/session/session.flow.ts';
import { siteFlow } from '#src/flows/site/site.flow.ts';
import { upsellFlow } from '#src/flows/upsell/upsell.flow.ts';
import { remedyFlow } from '#src/flows/remedy/remedy.flow.ts';
import { prospectFlow } from '#src/flows/prospect/prospect.flow.ts';

/** Every flow of the app. The root chart runs them; the profile runs inside the session, order setup and checkout inside the order. */
export const flows = [
  siteFlow,
  noticesFlow,
  cartFlow,
  addingFlow,
  sessionFlow,
  profileFlow,
  orderSetupFlow,
  productFlow,
  comboFlow,
  allergensFlow,
  discountFlow,
  donationFlow,
  dynamicPricingFlow,
  checkoutFlow,
  activeOrdersFlow,
  remedyFlow,
  reorderFlow,
  upsellFlow,
  prospectFlow,
] as const;

/** What follows from the events of every flow. */
export const flowEffects = [ordersEffects, ...flows];
