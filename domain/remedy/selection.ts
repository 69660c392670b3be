import type { Cents } from '../money/money.ts';
import type { CreatedOffer, RemedyGroup, RemedyKind, RemedyOption, RemedyOptions } from './remedy.ts';

/** What a guest has chosen (REMEDY-13). Items and the whole order exclude each other. */
export interface RemedySelection {
  /** The chosen items by their line, each with what was wrong by its group; null: not said yet. */
  readonly reasons: Readonly<Record<string, string | null>>;
  /** The group of what was wrong with the whole order; null: it is about items. */
  readonly wholeOrder: string | null;
  /** The remedy; null: none is chosen. */
  readonly optionId: string | null;
}

/** Where every choice begins. */
export const nothingSelected: RemedySelection = { reasons: {}, wholeOrder: null, optionId: null };

/** A remedy with what it is worth for all that is chosen. */
export interface OfferedRemedy extends Pick<RemedyOption, 'optionId' | 'description' | 'detail'> {
  readonly kind: RemedyKind;
  readonly value: Cents;
}

/** Returns the reasons that a guest can choose for an item; one without a remedy is left out. */
export const itemGroups = ({ groups }: RemedyOptions): readonly RemedyGroup[] =>
  groups.filter(({ isWholeOrder, options }) => !isWholeOrder && options.length > 0);

/** Returns the reasons that are about the order as a whole; one without a remedy is left out. */
export const orderGroups = ({ groups }: RemedyOptions): readonly RemedyGroup[] =>
  groups.filter(({ isWholeOrder, options }) => isWholeOrder && options.length > 0);

/** Chooses an item, or gives it up again. */
export function toggleItem({ reasons }: RemedySelection, lineItemId: string): RemedySelection {
  const others = Object.entries(reasons).filter(([id]) => id !== lineItemId);
  const isChosen = Object.hasOwn(reasons, lineItemId);
  return { ...nothingSelected, reasons: Object.fromEntries(isChosen ? others : [...others, [lineItemId, null]]) };
}

/** Says what was wrong with a chosen item. */
export const setReason = ({ reasons }: RemedySelection, lineItemId: string, groupId: string): RemedySelection => ({
  ...nothingSelected,
  reasons: { ...reasons, [lineItemId]: groupId },
});

/** Says what was wrong with the whole order, in place of any item; the same once more takes it back. */
export const toggleWholeOrder = ({ wholeOrder }: RemedySelection, groupId: string): RemedySelection => ({
  ...nothingSelected,
  wholeOrder: wholeOrder === groupId ? null : groupId,
});

/** The lines that are chosen. */
export const selectedLineItemIds = ({ reasons }: RemedySelection): readonly string[] => Object.keys(reasons);

/** The first chosen line of which it is not said what was wrong; null: there is none. */
export const lineWithoutReason = ({ reasons }: RemedySelection): string | null =>
  Object.entries(reasons).find(([, groupId]) => groupId === null)?.[0] ?? null;

/** Whether all is said that a remedy depends on. */
export const isComplete = (selection: RemedySelection): boolean =>
  selection.wholeOrder !== null || (selectedLineItemIds(selection).length > 0 && lineWithoutReason(selection) === null);

/** What an offer is asked for: each reason with its line; null: the whole order. */
export const reasonsOf = ({
  reasons,
  wholeOrder,
}: RemedySelection): readonly { readonly groupId: string; readonly lineItemId: string | null }[] =>
  wholeOrder === null
    ? Object.entries(reasons).flatMap(([lineItemId, groupId]) => (groupId === null ? [] : { groupId, lineItemId }))
    : [{ groupId: wholeOrder, lineItemId: null }];

/**
 * Returns the remedies for all that is chosen, each with what it is worth; empty where nothing is, or not all is said. A remedy for several
 * items is one that each of them can have.
 */
export function remediesFor({ groups }: RemedyOptions, selection: RemedySelection): readonly OfferedRemedy[] {
  if (!isComplete(selection)) return [];
  const asked = reasonsOf(selection).map(({ groupId, lineItemId }) => {
    const options = groups.find((group) => group.groupId === groupId)?.options ?? [];
    return options.flatMap((option) => {
      const value = lineItemId === null ? option.value : (option.itemValues[lineItemId] ?? null);
      return value === null ? [] : [{ option, value }];
    });
  });
  return (asked[0] ?? []).flatMap(({ option: { optionId, kind, description, detail } }) => {
    const same = asked.flatMap((options) => options.filter(({ option }) => option.optionId === optionId));
    const value = same.reduce((sum, each) => sum + each.value, 0);
    return same.length === asked.length ? [{ optionId, kind, description, detail, value }] : [];
  });
}

/** Returns the chosen remedy with what it is worth; null: none is chosen, or it is not offered. */
export const remedyChosen = (options: RemedyOptions, selection: RemedySelection): OfferedRemedy | null =>
  remediesFor(options, selection).find(({ optionId }) => optionId === selection.optionId) ?? null;

/**
 * Returns the chosen remedy at what it gives now: where an offer was created, that is the offer’s value, and `before` is the cents of the options
 * if they say otherwise. Null: none is chosen (REMEDY-07, REMEDY-13).
 */
export function remedyToTake(
  options: RemedyOptions,
  selection: RemedySelection,
  offer: CreatedOffer | null,
): { readonly chosen: OfferedRemedy; readonly before: Cents | null } | null {
  const chosen = remedyChosen(options, selection);
  if (chosen === null) return null;
  // What is made again has no amount that a guest agrees to.
  if (offer === null || offer.value === chosen.value || chosen.kind === 'remake') return { chosen, before: null };
  return { chosen: { ...chosen, value: offer.value }, before: chosen.value };
}

/** Returns what of a selection is still offered, as after a reload. */
export function stillOffered(options: RemedyOptions, { reasons, wholeOrder, optionId }: RemedySelection): RemedySelection {
  const isOf = (groups: readonly RemedyGroup[], groupId: string | null) => groups.some((group) => group.groupId === groupId);
  const kept = Object.entries(reasons)
    .filter(([lineItemId]) => options.items.some((item) => item.lineItemId === lineItemId))
    .map(([lineItemId, groupId]) => [lineItemId, isOf(itemGroups(options), groupId) ? groupId : null]);
  const selection = {
    reasons: Object.fromEntries(kept) as RemedySelection['reasons'],
    wholeOrder: isOf(orderGroups(options), wholeOrder) ? wholeOrder : null,
    optionId,
  };
  return { ...selection, optionId: remedyChosen(options, selection)?.optionId ?? null };
}
