import * as app from '#contract/app.ts';
import * as cafe from '#contract/cafe.ts';
import * as cart from '#contract/cart.ts';
import * as content from '#contract/content.ts';
import * as customization from '#contract/customization.ts';
import * as discount from '#contract/discount.ts';
import * as donation from '#contract/donation.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import * as geocode from '#contract/geocode.ts';
import * as loyalty from '#contract/loyalty.ts';
import * as menu from '#contract/menu.ts';
import * as menuInfo from '#contract/menu-info.ts';
import * as payment from '#contract/payment.ts';
import * as placardHash from '#contract/placard-hash.ts';
import * as placard from '#contract/placard.ts';
import * as reorder from '#contract/reorder.ts';
import * as session from '#contract/session.ts';
import * as social from '#contract/social.ts';
import * as stockout from '#contract/stockout.ts';
import * as storedPayment from '#contract/stored-payment.ts';
import * as submit from '#contract/submit.ts';
import * as user from '#contract/user.ts';
import * as verification from '#contract/verification.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'name' in value;

const resources = [
  app,
  cafe,
  geocode,
  menu,
  placard,
  customization,
  stockout,
  cart,
  payment,
  submit,
  session,
  verification,
  user,
  loyalty,
  storedPayment,
  social,
  content,
  discount,
  donation,
  menuInfo,
  placardHash,
  reorder,
];

/** The names of the calls that can be made to fail. */
export const endpointNames: readonly string[] = resources
  .flatMap((resource) => Object.values<unknown>(resource))
  .filter(isEndpoint)
  .map(({ name }) => name)
  .sort();
