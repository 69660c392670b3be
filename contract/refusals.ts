import { accountReasonCodes as account } from './account-reason-codes.ts';
import { ASSET_UNKNOWN } from './content.ts';
import { PROSPECT_UNKNOWN } from './prospect.ts';
import { reasonCodes as cart } from './reason-codes.ts';

/** Reason codes by HTTP status. */
export type Refusals = Readonly<Partial<Record<number, readonly string[]>>>;

/** Why any call of a member may be refused with status 401; the second asks for the second step (SESSION-12). */
export const MEMBER_REFUSALS: readonly string[] = [account.sessionUnknown, account.mfaRequired];

/** Reason code of a request that breaks the contract, with status 422; every call with a query or a body has this refusal. */
export const REQUEST_INVALID = 'error.request.invalid';

const openCart = { 404: [cart.cartUnknown], 409: [cart.cartSubmitted] };
const setup = [cart.cafeUnknown, cart.destinationUnsupported, cart.tipNotAllowed, cart.timeMissing];
const food = [cart.cartEmpty, cart.deliveryMinimum];
const cafeUnknown = { 404: ['cafe.notfound'] };
const menuUnknown = { 404: ['menu.notfound'] };
const remedyUnknown = { 404: [cart.orderUnknown], 409: [cart.remedyExpired] };
const emailToken = { 404: [account.emailTokenUnknown] };
const codeSent = { 404: [account.challengeUnknown], 429: [account.codeLimited] };
const codeChecked = { 400: [account.codeIncorrect, account.codeExpired], ...codeSent };

/**
 * Why a call may be refused, by its name. No entry: only for the reasons that every call shares (an invalid request, no session).
 * No page loads this file.
 */
export const refusals: Readonly<Record<string, Refusals>> = {
  'account.email': { 409: [account.accountTaken], 422: [account.fieldsMissing] },
  'account.login': { 401: [account.wrongCredentials, account.accountPending, account.usernamePending] },
  'account.missedVisit': { 404: [account.visitUnknown], 409: [account.visitCounted] },
  'account.password': { 422: [account.currentPasswordWrong, account.passwordWeak] },
  'account.register': { 409: [account.accountTaken], 422: [account.fieldsMissing, account.passwordWeak] },
  'account.reset': { ...emailToken, 422: [account.passwordWeak] },
  'account.rewards.choose': { 404: ['error.reward.unknown'] },
  'account.unsubscribeAll': emailToken,
  'account.verifyEmail': emailToken,
  'app.asset': { 404: [ASSET_UNKNOWN] },
  'cafe.hours': cafeUnknown,
  'cafe.slots': cafeUnknown,
  'cafe.slots.day': cafeUnknown,
  'cart.add': openCart,
  'cart.cancelPayment': { 404: [cart.cartUnknown] },
  'cart.checkout': { ...openCart, 422: food },
  'cart.create': { 422: setup },
  'cart.decrease': openCart,
  'cart.discounts': {
    ...openCart,
    422: [
      cart.discountUnknown,
      cart.discountEnded,
      cart.discountNotEligible,
      cart.discountEmptyOrder,
      cart.discountSameDayOnly,
      cart.discountApplied,
    ],
  },
  'cart.discountsRemove': openCart,
  'cart.donationAdd': openCart,
  'cart.donationRemove': openCart,
  'cart.increase': openCart,
  'cart.modify': openCart,
  'cart.remove': openCart,
  'cart.reorder': { 404: [cart.orderUnknown], 422: setup },
  'order.arrival': { 404: [cart.orderUnknown] },
  'order.cancel': { 404: [cart.orderUnknown], 409: [cart.orderBegun] },
  'order.delivery': { 404: [cart.orderUnknown] },
  'order.details': { 404: [cart.orderUnknown] },
  'order.properties': { 404: [cart.orderUnknown] },
  'order.status': { 404: [cart.orderUnknown] },
  'prospect.token': { 404: [PROSPECT_UNKNOWN] },
  'prospect.updateOpt': { 404: [PROSPECT_UNKNOWN] },
  'remedy.create': { 404: [cart.orderUnknown], 409: [cart.remedyExpired, cart.remedyRedeemed], 422: [cart.remedyNotOffered] },
  'remedy.none': remedyUnknown,
  'remedy.options': remedyUnknown,
  'remedy.redeem': { 404: [cart.orderUnknown, cart.remedyNotOffered], 409: [cart.remedyExpired] },
  'cart.submit': {
    ...openCart,
    402: [cart.cardDeclined, cart.paymentFailed],
    404: [cart.cartUnknown, cart.orderUnknown],
    409: [
      cart.cartSubmitted,
      cart.slotGone,
      cart.prepTime,
      cart.totalChanged,
      cart.giftCardShort,
      cart.discountEnded,
      cart.paidByPhone,
      cart.phoneOngoing,
    ],
    422: [
      ...setup,
      ...food,
      cart.itemsInvalid,
      cart.customerMissing,
      cart.tableMissing,
      cart.addressMissing,
      cart.paymentMissing,
      cart.amountMismatch,
      cart.tokenUnknown,
      cart.giftCardInvalid,
      cart.giftCardForGiftCard,
      cart.giftCardsOff,
    ],
    502: [cart.serviceFailed, cart.giftCardsUnavailable, cart.paymentUnavailable, cart.paymentFailed],
  },
  'cart.summary': { 404: [cart.cartUnknown] },
  'cart.update': { ...openCart, 422: setup },
  'cart.validate': openCart,
  'menu.customizations': menuUnknown,
  'menu.offer': menuUnknown,
  'menu.placardByHash': menuUnknown,
  'menu.versions': menuUnknown,
  'mfa.enable': { ...codeSent, 422: [account.phoneUnknown] },
  'mfa.login.trigger': codeSent,
  'mfa.login.verify': codeChecked,
  'mfa.trigger': { ...codeSent, 422: [account.phoneUnknown] },
  'mfa.verify': codeChecked,
  'payments.card': { 422: [cart.cardDeclined, cart.cardInvalid] },
  'payments.card.update': { 404: [cart.tokenUnknown], 422: [cart.cardDeclined] },
  'payments.card.delete': { 409: [account.cardAssigned] },
  'payments.applepay.session': { 422: [cart.applePayAddress] },
  'payments.milstar': { 422: [cart.cardDeclined, cart.cardInvalid] },
  'payments.milstar.update': { 404: [cart.tokenUnknown], 422: [cart.cardDeclined] },
  'payments.campus': { 422: [cart.cardDeclined, cart.cardInvalid] },
  'payments.campus.update': { 404: [cart.tokenUnknown], 422: [cart.cardDeclined] },
  'payments.giftcard': { 422: [cart.captchaRefused, cart.giftCardInvalid, cart.bonusCardUnsaved] },
  'payments.giftcard.balances': { 422: [cart.giftCardsOff] },
  'payments.giftcard.balances.added': { 422: [cart.captchaRefused, cart.giftCardsOff] },
  'payments.paypal': { 422: [cart.payPalTokenUnknown] },
  'payments.paypal.agreement': { 422: [cart.payPalTokenUnknown] },
  'payments.phone': openCart,
  'payments.token': { 422: [cart.cardDeclined, cart.cardInvalid] },
  'phones.create': { ...codeSent, 409: [account.phoneInUse] },
  'phones.verification': { ...codeSent, 422: [account.phoneUnknown] },
  'phones.verify': codeChecked,
  'social.login': { 404: [account.socialUnknown], 409: [account.socialUnlinked] },
  'social.register': { 409: [account.accountTaken] },
};
