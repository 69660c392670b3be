import { appEffects } from './flows/app.flow.ts';
import { cartFlow } from './flows/cart.flow.ts';
import { checkoutFlow } from './flows/checkout.flow.ts';
import { noticesFlow } from './flows/notices.flow.ts';
import { orderSetupFlow } from './flows/order-setup.flow.ts';
import { productFlow } from './flows/product.flow.ts';
import { profileFlow } from './flows/profile.flow.ts';
import { sessionFlow } from './flows/session.flow.ts';
import { siteFlow } from './flows/site.flow.ts';

/** Every flow of the app. The root chart runs them; the profile runs inside the session. */
export const flows = [siteFlow, noticesFlow, cartFlow, sessionFlow, profileFlow, orderSetupFlow, productFlow, checkoutFlow] as const;

/** What follows from the events of the root chart and of every flow. */
export const flowEffects = [appEffects, ...flows];
