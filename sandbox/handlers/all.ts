import type { World } from '../world/world.ts';
import { appHandlers } from './app.ts';
import { cafeHandlers } from './cafe.ts';
import { campusCardHandlers } from './campus-card.ts';
import { milStarHandlers } from './mil-star.ts';
import { cartHandlers } from './cart.ts';
import { contentHandlers } from './content.ts';
import { giftCardHandlers } from './gift-card.ts';
import { loyaltyHandlers } from './loyalty.ts';
import { menuHandlers } from './menu.ts';
import { orderHandlers } from './order.ts';
import { phonePaymentHandlers } from './phone-payment.ts';
import { pricingHandlers } from './pricing.ts';
import { remedyHandlers } from './remedy.ts';
import { sessionHandlers } from './session.ts';
import { socialHandlers } from './social.ts';
import { storedPaymentHandlers } from './stored-payment.ts';
import { submitHandlers } from './submit.ts';
import { userHandlers } from './user.ts';
import { verificationHandlers } from './verification.ts';
import { prospectHandlers } from './prospect.ts';

/** Every call that the pretend bakery answers. */
export const handlers = (world: World) => [
  ...appHandlers(world),
  ...cafeHandlers(world),
  ...menuHandlers(world),
  ...cartHandlers(world),
  ...pricingHandlers(world),
  ...submitHandlers(world),
  ...orderHandlers(world),
  ...remedyHandlers(world),
  ...sessionHandlers(world),
  ...verificationHandlers(world),
  ...userHandlers(world),
  ...loyaltyHandlers(world),
  ...storedPaymentHandlers(world),
  ...campusCardHandlers(world),
  ...milStarHandlers(world),
  ...giftCardHandlers(world),
  ...phonePaymentHandlers(world),
  ...socialHandlers(world),
  ...prospectHandlers(world),
  ...contentHandlers(world),
];
