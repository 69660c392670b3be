/** What the server says no with. The client turns each into words by `apiError.{code}`, or treats it by its own rule. */
export const reasonCodes = {
  /** SUBMIT-12: `details` has nextSlot. */
  slotGone: 'orderslotting.validation.error',
  /** SUBMIT-13: the kitchen needs longer; `details` has nextSlot. */
  prepTime: 'orderslotting.preptime.error',
  /** SUBMIT-11: the card was declined. */
  cardDeclined: 'ps.cc.invalidcarddata',
  /** PAYSTORED-19: the number is no card's. */
  cardInvalid: 'ps.cc.invalid',
  /** SUBMIT-14 */
  serviceFailed: 'cart.gcs.error',
  /** SUBMIT-15 */
  giftCardsUnavailable: 'cart.validation.giftcardsunavailable',
  /** The cart is an order and does not change any more. */
  cartSubmitted: 'cart.validation.status',
  cartUnknown: 'cart.notfound',
  cartEmpty: 'cart.validation.empty',
  /** A line cannot be sold; `validate` says which. */
  itemsInvalid: 'cart.validation.items',
  /** What was to be paid is not what it costs now. */
  totalChanged: 'cart.validation.totalchanged',
  /** Payments do not add up to the total. */
  amountMismatch: 'cart.validation.paymentamount',
  paymentMissing: 'cart.validation.payment',
  customerMissing: 'cart.validation.customer',
  cafeUnknown: 'cart.validation.cafe',
  timeMissing: 'cart.validation.time',
  tableMissing: 'cart.validation.table',
  addressMissing: 'cart.validation.deliveryinfo',
  /** There is less on a gift card than it was to pay; `details` has balance. */
  giftCardShort: 'payments.giftcard.insufficient',
  /** No such gift card, or another PIN; nothing was charged. When an order is placed, `details` has lastFour. */
  giftCardInvalid: 'payments.giftcard.invalid',
  /** Gift cards are not taken at checkout now (GIFTCARD-11). */
  giftCardsOff: 'payments.giftcard.disabled',
  /** A gift card cannot pay for a gift card (GIFTCARD-11). */
  giftCardForGiftCard: 'payments.giftcard.egift',
  /** A bonus card cannot be saved (GIFTCARD-11). */
  bonusCardUnsaved: 'payments.giftcard.bonus',
  /** The answer of the captcha is missing or wrong (GIFTCARD-09). */
  captchaRefused: 'payments.captcha',
  /** The cart is paid by phone already: another payment would be a second one. */
  paidByPhone: 'payments.phone.paid',
  /** The cart has an active payment call, which has to be ended before another payment. */
  phoneOngoing: 'payments.phone.ongoing',
  /** The token of a billing agreement is another member's, or none. */
  payPalTokenUnknown: 'payments.paypal.token',
  /** The address of a merchant's session is not Apple's. */
  applePayAddress: 'payments.applepay.session',
  /** The payment service does not answer; nothing was charged. */
  paymentUnavailable: 'ps.service.unavailable',
  /** A payment did not go through; `details` has paymentResult (GEN-18). Nothing was charged. */
  paymentFailed: 'ps.payment.failed',
  tokenUnknown: 'ps.token.unknown',
  orderUnknown: 'order.notfound',
  /** The kitchen has begun: the order cannot be canceled any more. */
  orderBegun: 'order.inprogress',
  /** The order is too old to be made right, or was given up. */
  remedyExpired: 'remedy.expired',
  /** What was chosen is not offered for the order. */
  remedyNotOffered: 'remedy.notoffered',
  /** The order was made right already. */
  remedyRedeemed: 'remedy.redeemed',
  destinationUnsupported: 'cart.validation.destination',
  /** `details` has minimum. */
  deliveryMinimum: 'cart.validation.deliveryminimum',
  tipNotAllowed: 'cart.validation.tip',
  discountUnknown: 'Discounts.invalidCode',
  /** When an order is placed, `details` has discountCode (DISC-07). */
  discountEnded: 'Discounts.expired',
  discountNotEligible: 'Discounts.itemsNotEligibleForTheDiscount',
  discountEmptyOrder: 'Discounts.emptyOrder',
  discountSameDayOnly: 'Discounts.SameDayOnlyDiscount',
  discountApplied: 'cart.input.discountalreadyapplied',
} as const;

/** The `i18nKey` of a cart exception. */
export const exceptionKeys = {
  quantityLimit: 'cart.validation.quantitylimit',
  /** QTY-04, OPEN-31 */
  thirdPartyLimit: 'cart.validation.thirdparty.orderamountlimit',
  itemUnknown: 'cart.validation.item.unknown',
  itemSoldOut: 'cart.validation.item.stockout',
  itemNotNow: 'cart.validation.item.unavailable',
  customization: 'cart.validation.item.customization',
  comboIncomplete: 'cart.validation.item.combo',
} as const;
