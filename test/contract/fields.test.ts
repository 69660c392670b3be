import { expect, it } from 'vitest';
import * as v from 'valibot';
import { FoundCafe, timeSlots } from '#contract/cafe.ts';
import { Cart, CartStatus, CartSummary } from '#contract/cart-entity.ts';
import { Reward, rewards } from '#contract/loyalty.ts';
import { ItemType } from '#contract/menu-item.ts';
import { MenuVersions } from '#contract/menu.ts';
import { CardEntry, MilStarEntry } from '#contract/payment.ts';
import { Challenge } from '#contract/session.ts';
import { StoredApplePay, StoredCard, StoredPayPal } from '#contract/stored-payment.ts';
import { Loyalty, OptSettings, Phone } from '#contract/user.ts';

type Fields = Readonly<Record<string, unknown>>;

it.for<readonly [string, string, Fields, readonly string[]]>([
  ['CAFE-20', 'a found cafe', FoundCafe.entries, ['cafeId', 'cafeFeatures', 'cafeLocation']],
  ['CAFE-20', 'its location', FoundCafe.entries.cafeLocation.entries, ['latitude', 'longitude', 'distance']],
  ['SLOTS-03', 'days', timeSlots.answer.entries, ['cafeFeatures', 'minDeliveryPrice', 'deliveryProvider', 'largeOrderLeadTimes']],
  [
    'MENU-03',
    'the versions of a menu',
    MenuVersions.entries,
    [
      'mnavCategory',
      'mnavCategorySchedule',
      'productCombo',
      'mnavPlacard',
      'mnavPlacardSchedule',
      'orderQtyRule',
      'menuPDP',
      'allowedAllergens',
      'productCustomization',
    ],
  ],
  ['CART-31', 'the summary of a cart', CartSummary.entries, ['goGreen', 'clientType', 'appVersion']],
  ['GROUP-10', 'a child cart', Cart.entries.childCarts.wrapped.item.entries, ['cartStatus', 'items', 'group']],
  ['DISC-04', 'a reward', Reward.entries, ['quantity', 'autoApply', 'discCode', 'name', 'classificationType']],
  ['SESSION-21', 'opt settings', OptSettings.entries, ['isEmailGlobalOpt', 'isMobilePushOpt', 'isSmsGlobalOpt', 'isDoNotShare']],
  ['SESSION-22', 'loyalty', Loyalty.entries, ['cardNumber', 'accountStatus', 'isRewardsEnabled']],
  ['SESSION-23', 'rewards', rewards.answer.entries, ['list', 'eligibleRewards', 'cardNumber', 'visitsTillNextCredit', 'visitThreshold']],
  [
    'PHONES-01',
    'a phone',
    Phone.entries,
    [
      'id',
      'phoneNumber',
      'phoneType',
      'countryCode',
      'extension',
      'name',
      'isCallOpt',
      'isDefault',
      'isSmsOpt',
      'isValid',
      'isSmsMfaEnabled',
      'isVerified',
    ],
  ],
  ['MFA-06', 'a challenge', Challenge.entries, ['mfaTypes', 'token']],
  [
    'PAYSTORED-05',
    'a stored card',
    StoredCard.entries,
    [
      'token',
      'expirationDate',
      'cardholderName',
      'creditCardType',
      'creditCardZip',
      'lastFour',
      'paymentProcessor',
      'institutionShortName',
      'institutionLongName',
      'isDefault',
    ],
  ],
  ['PAYSTORED-04', 'a card', CardEntry.entries, ['creditCardNumber', 'cardHolderName', 'expDate', 'cvv', 'postalCode']],
  ['PAYSTORED-17', 'a PayPal account', StoredPayPal.entries, ['username', 'accountNumber']],
  ['PAYSTORED-17', 'Apple Pay', StoredApplePay.entries, ['encBlock', 'encBlockType']],
  ['PAYSTORED-16', 'a Military Star card', MilStarEntry.entries, ['number', 'cardHolderName', 'expDate', 'cvv', 'postalCode']],
])('%s: the contract names the fields of %s', ([, , fields, names]) => {
  expect(Object.keys(fields)).toEqual(expect.arrayContaining([...names]));
});

it.for([
  ['GEN-17', 'the status of a cart', CartStatus, ['IN_PROGRESS', 'SUBMITTED', 'CHECKEDOUT']],
  ['GEN-19', 'a priority', CartSummary.entries.priority, ['ASAP', 'LATER']],
  ['PRODUCT-02', 'the type of an item', ItemType, ['PRODUCT', 'COMBO', 'SIDE', 'INGREDIENT', 'ASSORTMENT', 'GIFT_CARD', 'ALLERGEN']],
] as const)('%s: %s is one of the values of the contract, and nothing else', ([, , schema, values]) => {
  expect(values.filter((value) => !v.is(schema, value))).toEqual([]);
  expect(['PENDING', '', 'asap'].filter((value) => v.is(schema, value))).toEqual([]);
});
