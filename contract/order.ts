import * as v from 'valibot';
import { Cart } from './cart-entity.ts';
import { endpoint } from './endpoint.ts';
import { CafeDateTime, Id, Money } from './wire.ts';

/** By which an order is asked for: its own id on a member’s path, the number that the guest reads on the public one. */
const OrderRef = v.looseObject({ orderId: v.optional(Id), maskedOrderId: v.optional(Id) });

/** What became of an order. */
const OrderState = v.picklist(['SUBMITTED', 'CANCELED']);

/**
 * C-115 (SERVICE-02): an order with its cart as it was submitted. `isCancelable`: the kitchen has not begun. `hasArrived`: the guest has said that they
 * are there (C-118). Without an account only an order that was placed without one is known, and nothing of its guest; a member’s is unknown to others.
 */
export const orderDetails = endpoint({
  name: 'order.details',
  method: 'post',
  path: '/orders/details',
  access: 'either',
  body: OrderRef,
  answer: v.looseObject({
    orderId: Id,
    maskedOrderId: Id,
    status: OrderState,
    isCancelable: v.optional(v.boolean(), false),
    hasArrived: v.optional(v.boolean(), false),
    cart: Cart,
  }),
});

/** C-116 (SERVICE-02): gives an order up. One that is canceled already stays so. */
export const cancelOrder = endpoint({
  name: 'order.cancel',
  method: 'post',
  path: '/orders/cancel',
  access: 'either',
  body: OrderRef,
  answer: v.looseObject({ status: OrderState }),
});

/** C-117 (SERVICE-03): what is known of an order without an account, by the number on its receipt: nothing of the guest, and not what they ordered. */
export const orderProperties = endpoint({
  name: 'order.properties',
  method: 'post',
  path: '/orders/properties',
  access: 'public',
  body: v.looseObject({ maskedOrderId: Id }),
  answer: v.looseObject({
    maskedOrderId: Id,
    cafeId: Id,
    destination: v.string(),
    status: OrderState,
    isCancelable: v.optional(v.boolean(), false),
    hasArrived: v.optional(v.boolean(), false),
  }),
});

/** C-118 (SERVICE-01): the guest is there. The bakery finds the order by cafe and phone; a repeated call changes nothing. */
export const orderArrival = endpoint({
  name: 'order.arrival',
  method: 'post',
  path: '/orders/arrival',
  access: 'either',
  body: v.looseObject({ source: v.string(), origin: v.string(), cafeId: Id, phoneNumber: v.pipe(v.string(), v.nonEmpty()) }),
  answer: v.looseObject({}),
});

/** C-119 (SERVICE-04): where a delivery is. `distance`: meters from the door. */
export const deliveryDetails = endpoint({
  name: 'order.delivery',
  method: 'get',
  path: '/orders/delivery/{id}',
  access: 'public',
  answer: v.looseObject({ id: Id, distance: v.optional(v.nullable(Money)) }),
});

/** A moment of an order: cafe-local, with or without seconds. */
const StatusEvent = v.looseObject({ timestamp_local: v.optional(v.nullable(CafeDateTime)) });

/** By name, or a list in which each says its own (AMB-43). The list comes first: a record takes one too, by the names 0, 1 and so on. */
const StatusEvents = v.union([
  v.array(v.looseObject({ key: v.optional(v.string(), ''), ...StatusEvent.entries })),
  v.record(v.string(), StatusEvent),
]);

/** C-120 (TRACK-12, TRACK-13): how far an order is. */
export const orderStatus = endpoint({
  name: 'order.status',
  method: 'post',
  path: '/orders/status',
  access: 'public',
  body: v.looseObject({ reference_id: Id }),
  answer: v.looseObject({
    status_events: StatusEvents,
    is_kitchen_complete: v.optional(v.nullable(v.boolean())),
    large_order: v.optional(v.nullable(v.boolean())),
    fulfillment_time_local: v.optional(v.nullable(CafeDateTime)),
    del_tracking_url: v.optional(v.nullable(v.string())),
    del_driver_name: v.optional(v.nullable(v.string())),
    del_driver_phonenumber: v.optional(v.nullable(v.string())),
  }),
});
