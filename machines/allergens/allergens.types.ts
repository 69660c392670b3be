import type { CartLineRequest } from '#domain/cart/line.ts';
import type { Allergen, Avoidance } from '#domain/menu/allergens.ts';

/** A line that has what the guest avoids, before it goes into the cart. */
export interface AvoidedLine {
  readonly line: CartLineRequest;
  /** What it has of what is avoided, upper case; one or more. */
  readonly allergens: readonly string[];
}

export interface AllergensInput {
  readonly cafeId: string;
  /** What is avoided now. */
  readonly avoidance: Avoidance;
  /** Kept on this device for the next visit, not in this tab alone. */
  readonly isKept: boolean;
  /** Null: the guest chooses what to avoid. */
  readonly question: AvoidedLine | null;
}

export interface AllergensContext extends AllergensInput {
  readonly list: readonly Allergen[];
}

export type AllergensEvent =
  /** Toggling a parent toggles all its members. */
  | { type: 'allergen.toggled'; name: string }
  | { type: 'diet.toggled'; diet: string }
  | { type: 'keeping.toggled' }
  | { type: 'choices.cleared' }
  | { type: 'choices.saved' }
  | { type: 'list.retried' }
  /** Adds the line in spite of what it has. */
  | { type: 'item.accepted' }
  | { type: 'allergens.left' };

export type AllergensOutput = { kind: 'saved' } | { kind: 'accepted'; line: CartLineRequest } | { kind: 'closed' };

export type LoadAllergensInput = { cafeId: string };
export type LoadAllergensResult = { kind: 'loaded'; list: readonly Allergen[] };
export type StoreAvoidanceInput = { avoidance: Avoidance; isKept: boolean };
export type StoreAvoidanceResult = { kind: 'stored' };
