import { addCreditCard } from '#contract/stored-payment.ts';
import type { Person } from '#sandbox/world/people/person.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import type { World } from '#sandbox/world/world.ts';
import { testDependencies } from './test-dependencies.ts';

/** A card as it is typed. */
export const typedCard = {
  creditCardNumber: '5555555555554444',
  cardHolderName: 'Max Stern',
  expDate: '0832',
  cvv: '737',
  postalCode: '62701',
};

/** What the flows of a member are wired to, and how often a new card was sent to the account. */
export function cardSender(world: World, member: Person) {
  const deps = testDependencies(world);
  deps.vault.keepAccessToken(openSession(world, member).token);
  let count = 0;
  const call: typeof deps.call = (described, request) => {
    if (described.name === addCreditCard.name) count += 1;
    return deps.call(described, request);
  };
  return { ...deps, call, sent: () => count };
}
