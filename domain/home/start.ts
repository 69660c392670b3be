import type { SearchArea, SearchStart } from '../cafe/search-area.ts';
import type { Destination, SetUpOrder } from '../order/order.ts';

/** What the guest says on the home page: how they want their order, and where. */
export interface HomeForm {
  readonly destination: Destination;
  /** A ZIP code, a city or an address, as it was typed. */
  readonly typed: string;
}

/** Whether the place is the address that the order goes to, or where cafes are looked for. */
export const placeAsked = (destination: Destination): 'address' | 'area' => (destination === 'DELIVERY' ? 'address' : 'area');

/** What the order setup begins with after a submission at `now`, in milliseconds; null: nothing was typed. */
export function startFrom({ typed }: HomeForm, now: number): SearchStart | null {
  const words = typed.trim();
  return words === '' ? null : { kind: 'words', words, askedAt: now };
}

/** A position is no address that a driver finds a door by. */
export const canStartHere = (destination: Destination, features: { readonly geolocationApi: boolean }): boolean =>
  features.geolocationApi && placeAsked(destination) === 'area';

/**
 * Is going on from the home page the explicit choice to go on as a guest (ORD-SETUP-21)? Home never asks for a group, where guests are
 * prevented (ORD-SETUP-22): the setup of a group asks everyone but a member, whatever was chosen before.
 */
export const becomesGuest = (visitor: 'anonymous' | 'continuedAsGuest' | 'member'): boolean => visitor === 'anonymous';

/** Where cafes are near without asking: the address of the last delivery, else the cafe of the last order. */
export const knownPlace = (last: Pick<SetUpOrder, 'address' | 'cafe'> | null): SearchArea | null =>
  last && { kind: 'address', address: last.address?.formattedAddress ?? last.cafe.address };
