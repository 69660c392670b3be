import type { CartItem } from '#contract/cart-item.ts';
import type { Reward } from '#contract/loyalty.ts';
import type { CategoryUpsell } from '#contract/menu.ts';
import type { UpsellItem } from '#contract/upsell.ts';
import { dollarsFrom } from '#domain/money/money.ts';
import { dayparts } from '#sandbox/seeds/menu/dayparts.ts';
import { offerOf } from '../cart/discounts.ts';
import { exceptionsOf } from './availability.ts';
import { items, placards, type SoldItem } from './catalog.ts';
import { itemPrice } from './prices.ts';

/** What is offered before the checkout (UPSELL-02): coffee, other drinks and something sweet, the best first. */
export const upsellPrograms: readonly CategoryUpsell[] = [
  { name: 'Coffee Upsell', catIds: ['18', '19'], placardIds: ['18101', '18102', '18103'] },
  { name: 'Beverage Upsell', catIds: ['20', '21', '22'], placardIds: ['21103', '20105', '22103', '21105', '21101'] },
  { name: 'Bakery Upsell', catIds: ['4', '5'], placardIds: ['5101', '4101', '5105', '5102', '4201'] },
];

/** Something hearty to go with a light plate. */
const hearty = ['10102', '11102', '16103', '17107', '12101'];

/** What a cafe offers on top (C-21). */
export const upsellsAt = (cafeId: string, today: string): UpsellItem[] =>
  hearty.flatMap((id) => {
    const placard = placards.get(id);
    const usual: SoldItem | undefined = placard?.items.find(({ isDefault }) => isDefault);
    if (!placard || !usual) return [];
    return [
      {
        itemId: usual.itemId,
        parentPlacardId: placard.placardId,
        name: placard.name,
        imgKey: placard.imgKey,
        price: dollarsFrom(itemPrice(usual.cents, cafeId)),
        calories: usual.calories,
        schedule: dayparts[placard.daypart],
        availabilityExceptions: exceptionsOf(placard, today),
      },
    ];
  });

const offers: Readonly<Record<string, { readonly name: string; readonly description: string; readonly placardIds: readonly string[] }>> = {
  season: {
    name: 'Taste the season',
    description: 'Squash, cranberries and gingerbread, while they last.',
    placardIds: ['7107', '10107', '19106'],
  },
  lunch: { name: 'Lunch in two halves', description: 'You Pick Two, with a side on us.', placardIds: ['90', '91', '93'] },
};

/** What a reward is good for: the food of its categories; none where it is for a whole order. */
function offerOfReward({ discCode }: Reward) {
  const rule = discCode === null ? null : offerOf(discCode);
  if (rule === null) return undefined;
  const { catIds, name, purpose } = rule;
  const sold = catIds === null ? [] : [...placards.values()].filter(({ catId }) => catIds.includes(catId));
  return { name, description: `${purpose}.`, placardIds: sold.map(({ placardId }) => placardId) };
}

/** An offer by the id that a campaign or a reward has it by (C-22). `rewards`: of everybody. */
export function offerNamed(offerId: string, rewards: readonly Reward[]) {
  if (Object.hasOwn(offers, offerId)) return offers[offerId];
  const reward = rewards.find(({ id }) => id === offerId);
  return reward && offerOfReward(reward);
}

/** Ids of the categories that a line of a cart, or a part of it, is from. */
const catIdsOf = ({ itemId, childItems }: CartItem): readonly string[] =>
  [itemId, ...childItems.map((child) => child.itemId)].flatMap((id) => {
    const sold = items.get(id);
    return sold ? String(sold.placard.catId) : [];
  });

/** The programs whose food a cart has nothing of (UPSELL-04); null: none. */
export function upsellOf(lines: readonly CartItem[]): { programs: string[] } | null {
  const bought = new Set(lines.flatMap(catIdsOf));
  const programs = upsellPrograms.filter(({ catIds }) => !catIds.some((catId) => bought.has(catId))).map(({ name }) => name);
  return programs.length === 0 ? null : { programs };
}
