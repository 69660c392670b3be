import type { Member } from './session.ts';

/** Whether a member has a coffee subscription that is paid for. */
export const isCoffeeSubscriber = (member: Member | null): boolean =>
  member?.person.foodSubscriptions.some(
    ({ programId, subscriptionStatus }) => programId === COFFEE_PROGRAM && subscriptionStatus === 'ACTIVE',
  ) ?? false;

const COFFEE_PROGRAM = '1';
