import { accountReasonCodes } from '#contract/account-reason-codes.ts';
import { favorites } from '#contract/favorites.ts';
import {
  chooseReward,
  foodSubscriptions,
  foodSubscriptionsV2,
  pastOrders,
  recentCafes,
  reorders,
  rewards,
  visits,
} from '#contract/loyalty.ts';
import { missedVisit } from '#contract/missed-visit.ts';
import { must } from '#domain/must.ts';
import { receipts } from '#sandbox/seeds/receipts.ts';
import { servingCafe } from '../world/cafe/cafes.ts';
import { cafesOf, favoritesOf, historyOf, placedBy } from '../world/people/placed-orders.ts';
import { rewardsLeft } from '../world/people/rewards-left.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';

const VISIT_THRESHOLD = 10;
const MOST_RECENTS = 10;

/** What a member has gathered here. */
export function loyaltyHandlers(world: World) {
  const answer = answering(world);
  return [
    ...answer(rewards, ({ member: { person } }) => ({
      list: [...rewardsLeft(world, person)],
      eligibleRewards: rewardsLeft(world, person).slice(0, 1),
      cardNumber: person.loyalty.cardNumber,
      visitsTillNextCredit: VISIT_THRESHOLD - (placedBy(world, person).length % VISIT_THRESHOLD),
      visitThreshold: VISIT_THRESHOLD,
    })),
    ...answer(chooseReward, ({ member: { person }, body: { rewardId } }) => {
      const known = person.rewards.find(({ id }) => id === rewardId);
      if (!known) return refuse(404, 'error.reward.unknown');
      const chosen = { ...known, autoApply: true };
      world.people.put({ ...person, rewards: person.rewards.map((reward) => (reward === known ? chosen : reward)) });
      return chosen;
    }),
    ...answer(favorites, ({ member: { person } }) => {
      const placed = placedBy(world, person);
      return { recents: placed.slice(0, MOST_RECENTS), favorites: favoritesOf(placed) };
    }),
    ...answer(pastOrders, ({ member: { person } }) => [...historyOf(world, person)]),
    ...answer(reorders, ({ member: { person } }) => placedBy(world, person).slice(0, 3)),
    ...answer(recentCafes, ({ member: { person } }) => cafesOf(placedBy(world, person))),
    ...answer(visits, ({ member: { person } }) => ({
      recentVisits: placedBy(world, person).map(({ cafeName, placedAt }) => ({ cafeName, visitedAt: placedAt })),
      pastRewards: [],
    })),
    ...answer(foodSubscriptions, ({ member }) => member.person.foodSubscriptions),
    ...answer(foodSubscriptionsV2, ({ member }) => member.person.foodSubscriptions),
    ...answer(missedVisit, ({ params, member: { person } }) => {
      const missedVisitCode = must(params['missedVisitCode'], 'missedVisitCode');
      // An order of the account counts by itself.
      if (placedBy(world, person).some(({ orderNumber }) => orderNumber === missedVisitCode)) {
        return refuse(409, accountReasonCodes.visitCounted);
      }
      const receipt = receipts.find(({ code }) => code === missedVisitCode);
      if (!receipt) return refuse(404, accountReasonCodes.visitUnknown);
      if (receipt.isCounted) return refuse(409, accountReasonCodes.visitCounted);
      const { cafeId, visitedAt, countsOn } = receipt;
      return { missedVisitCode, cafeName: must(servingCafe(cafeId), 'cafe').name, visitedAt, countsOn };
    }),
  ];
}
