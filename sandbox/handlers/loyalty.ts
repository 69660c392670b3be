import {
  chooseReward,
  favorites,
  foodSubscriptions,
  foodSubscriptionsV2,
  missedVisit,
  pastOrders,
  recentCafes,
  reorders,
  rewards,
  visits,
} from '#contract/loyalty.ts';
import { must } from '#domain/must.ts';
import { placedBy } from '../world/people/placed-orders.ts';
import { rewardsLeft } from '../world/people/rewards-left.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';

const VISIT_THRESHOLD = 5;

/** What a member has gathered here. */
export function loyaltyHandlers(world: World) {
  const answer = answering(world);
  return [
    ...answer(rewards, ({ member: { person } }) => ({
      list: [...rewardsLeft(world, person)],
      eligibleRewards: rewardsLeft(world, person).slice(0, 1),
      cardNumber: person.loyalty.cardNumber,
      visitsTillNextCredit: VISIT_THRESHOLD - (person.orders.length % VISIT_THRESHOLD),
      visitThreshold: VISIT_THRESHOLD,
    })),
    ...answer(
      chooseReward,
      ({ member, body }) => member.person.rewards.find(({ id }) => id === body.rewardId) ?? refuse(404, 'error.reward.unknown'),
    ),
    ...answer(favorites, ({ member: { person } }) => ({
      recents: person.orders.flatMap(({ items }) => items.map((name) => ({ name }))),
      favorites: [],
    })),
    ...answer(pastOrders, ({ member: { person } }) => [...placedBy(world, person), ...person.orders]),
    ...answer(reorders, ({ member: { person } }) => [...placedBy(world, person), ...person.orders].slice(0, 3)),
    ...answer(recentCafes, ({ member: { person } }) => person.orders.map(({ cafeName }) => ({ cafeId: '203', name: cafeName }))),
    ...answer(visits, ({ member: { person } }) => ({
      recentVisits: person.orders.map(({ cafeName, placedAt }) => ({ cafeName, visitedAt: placedAt })),
      pastRewards: [],
    })),
    ...answer(foodSubscriptions, ({ member }) => member.person.foodSubscriptions),
    ...answer(foodSubscriptionsV2, ({ member }) => member.person.foodSubscriptions),
    ...answer(missedVisit, ({ params, member: { person } }) => ({
      missedVisitCode: must(params['missedVisitCode'], 'missedVisitCode'),
      cafeName: person.orders[0]?.cafeName ?? '',
      visitedAt: person.orders[0]?.placedAt ?? '',
    })),
  ];
}
