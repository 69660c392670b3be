import type { UpsellItem } from '#contract/upsell.ts';
import { dollarsFrom } from '#domain/money/money.ts';
import { dayparts } from '#sandbox/seeds/menu/dayparts.ts';
import { exceptionsOf } from './availability.ts';
import { placards, type SoldItem } from './catalog.ts';
import { itemPrice } from './prices.ts';

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

/** An offer by its id, as a campaign links to it (C-22). */
export const offerNamed = (offerId: string) => (Object.hasOwn(offers, offerId) ? offers[offerId] : undefined);
