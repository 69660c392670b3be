import type { World } from '../world.ts';
import type { Person } from './person.ts';
import { openSession } from './session.ts';

/** Why a person cannot be signed in at one press, or null. */
export const signInObstacle = ({ isPending }: Person): string | null => (isPending ? 'the account was never confirmed' : null);

/**
 * Signs a person in without a password or code, as if both had been given: the token of a new session.
 * Null for an unknown account and one that is not confirmed.
 */
export function signInAs(world: World, customerId: string): string | null {
  const person = world.people.get(customerId);
  if (person === undefined || signInObstacle(person) !== null) return null;
  return openSession(world, person).token;
}
