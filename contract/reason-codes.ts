/** What the server says no with. The client turns each into words by `apiError.{code}`, or treats it by its own rule. */
export const reasonCodes = {
  /** SUBMIT-12: `details` has nextSlot. */
  slotGone: 'orderslotting.validation.error',
  /** SUBMIT-13: the kitchen needs longer; `details` has nextSlot. */
  prepTime: 'orderslotting.preptime.error',
  /** SUBMIT-11: the card was declined. */
  cardDeclined: 'ps.cc.invalidcarddata',
  /** SUBMIT-14 */
  serviceFailed: 'cart.gcs.error',
  /** SUBMIT-15 */
  giftCardsUnavailable: 'cart.validation.giftcardsunavailable',
  /** The cart is an order and does not change any more. */
  cartSubmitted: 'cart.validation.status',
  cartUnknown: 'cart.notfound',
  cartEmpty: 'cart.validation.empty',
  /** Some line cannot be sold as it stands: `validate` says which. */
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
  /** The payment service does not answer; nothing was charged. */
  paymentUnavailable: 'ps.service.unavailable',
  tokenUnknown: 'ps.token.unknown',
  orderUnknown: 'order.notfound',
  destinationUnsupported: 'cart.validation.destination',
  /** `details` has minimum. */
  deliveryMinimum: 'cart.validation.deliveryminimum',
  tipNotAllowed: 'cart.validation.tip',
  discountUnknown: 'Discounts.invalidCode',
  discountNotEligible: 'Discounts.itemsNotEligibleForTheDiscount',
  discountEmptyOrder: 'Discounts.emptyOrder',
  discountSameDayOnly: 'Discounts.SameDayOnlyDiscount',
  discountApplied: 'cart.input.discountalreadyapplied',
  /** E-mail or password is wrong; the one 401 that ends no session (OPEN-14). */
  wrongCredentials: 'error.authentication',
  /** SIGNIN-14 */
  accountPending: 'error.account.pending',
  /** An ordinary authentication error (AMB-08, SIGNIN-15). */
  usernamePending: 'error.username.pending',
  /** SESSION-12 */
  mfaRequired: 'error.mfa.verification.required',
  /** MFA-28 */
  codeIncorrect: 'error.mfa.code.incorrect',
  codeExpired: 'error.mfa.code.expired',
  /** Too many codes were asked for or tried. */
  codeLimited: 'error.mfa.limit',
  /** 404: the server does not know the verification any more (MFA-22). */
  challengeUnknown: 'error.mfa.unknown',
  sessionUnknown: 'error.session',
  /** SIGNUP-03 */
  accountTaken: 'error.account.taken',
  fieldsMissing: 'error.fields.missing',
  passwordWeak: 'error.password.weak',
  /** PROFILE-03 */
  currentPasswordWrong: 'error.password.current',
  /** The token of an e-mail is used up, too old or not ours. */
  emailTokenUnknown: 'error.token.unknown',
  phoneInUse: 'error.phone.taken',
  phoneUnknown: 'error.phone.unknown',
  socialUnknown: 'error.social.unknown',
  socialUnlinked: 'error.social.unlinked',
  /** PAYSTORED-18: a subscription pays with it. */
  cardAssigned: 'payments.card.assigned',
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
