import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { AvailabilityException, Schedule } from './menu-item.ts';
import { Id, Money } from './wire.ts';

/** An item offered on top of another; dropped when it cannot be sold (AVAIL-13). */
export const UpsellItem = v.looseObject({
  itemId: Id,
  parentPlacardId: Id,
  name: v.string(),
  imgKey: v.string(),
  price: Money,
  calories: v.number(),
  schedule: v.array(Schedule),
  availabilityExceptions: v.array(AvailabilityException),
});

/** C-21 (MENU-14) */
export const proteinUpsell = endpoint({
  name: 'menu.proteinUpsell',
  method: 'get',
  path: '/menu/proteinupsell/{cafeId}/version/{versionId}',
  access: 'public',
  answer: v.looseObject({ items: v.array(UpsellItem) }),
});

/**
 * C-22 (MENU-15): 404 for an offer that is over or never was. By the id of a reward it says what that is good for (MENU-20). No placards: it is good for a whole
 * order.
 */
export const offer = endpoint({
  name: 'menu.offer',
  method: 'get',
  path: '/menu/offer/{offerId}',
  access: 'public',
  answer: v.looseObject({ offerId: Id, name: v.string(), description: v.string(), placardIds: v.array(Id) }),
});

export type UpsellItem = v.InferOutput<typeof UpsellItem>;
