import type { SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { Cents } from '#domain/money/money.ts';
import type { RemedyLayout } from '#domain/remedy/gate.ts';
import type { RedeemedOffer, RemedyGroup, RemedyItem } from '#domain/remedy/remedy.ts';
import {
  itemGroups,
  lineWithoutReason,
  orderGroups,
  remediesFor,
  remedyToTake,
  type OfferedRemedy,
  type RemedySelection,
} from '#domain/remedy/selection.ts';
import type { remedyMachine } from './remedy.machine.ts';
import { layoutIn } from './remedy.setup.ts';
import type { NoAppeasement, RemedyOrder, RemedyOutput } from './remedy.types.ts';

/** What every screen of a remedy has. */
interface Framed {
  readonly layout: RemedyLayout;
  /** The number of the order, as the guest reads it. */
  readonly number: string;
}

/** What was wrong: an item and what was, or the whole order. */
export interface ToldWrong {
  /** Null: the whole order. */
  readonly item: string | null;
  readonly reason: string;
}

export type RemedyScreen =
  | (Framed & { kind: 'reading'; readonly what: 'order' | 'options' })
  | (Framed & {
      kind: 'items';
      readonly order: RemedyOrder;
      readonly items: readonly RemedyItem[];
      /** What may have been wrong with an item. */
      readonly reasons: readonly RemedyGroup[];
      /** What may have been wrong with the whole order. */
      readonly wholeOrder: readonly RemedyGroup[];
      readonly selection: RemedySelection;
      /** What keeps the guest from going on: nothing is chosen, or it is not said what was wrong with this line. Null: nothing does. */
      readonly missing: { readonly lineItemId: string | null } | null;
      /** The server is being told that nothing helps. */
      readonly isTelling: boolean;
    })
  | (Framed & {
      kind: 'remedies';
      readonly order: RemedyOrder;
      readonly told: readonly ToldWrong[];
      readonly remedies: readonly OfferedRemedy[];
      readonly chosen: OfferedRemedy;
      /** What was shown before, in cents, where the offer gives something else; null: it gives what was shown. */
      readonly before: Cents | null;
      /** What is under way; null: the guest decides. */
      readonly busy: 'creating' | 'redeeming' | 'checking' | 'telling' | null;
    })
  | (Framed & { kind: 'redeemed'; readonly order: RemedyOrder; readonly redeemed: RedeemedOffer })
  | (Framed & {
      kind: 'noAppeasement';
      readonly why: NoAppeasement;
      /** Null where nothing is known of it. */
      readonly order: RemedyOrder | null;
      readonly told: readonly ToldWrong[];
      readonly isRetriable: boolean;
    })
  | (Framed & { kind: 'interrupted' })
  | { kind: 'finished'; readonly as: RemedyOutput['kind'] };

/** Returns what the guest sees while an order is made right. */
export function remedyScreen(snapshot: SnapshotFrom<typeof remedyMachine>): RemedyScreen {
  const { number, order, options, selection, offer, isIncomplete, redeemed, why } = snapshot.context;
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  const framed = { layout: layoutIn(snapshot.context), number };
  if (snapshot.matches('interrupted')) return { ...framed, kind: 'interrupted' };
  if (snapshot.matches('redeemed'))
    return { ...framed, kind: 'redeemed', order: must(order, 'order'), redeemed: must(redeemed, 'redeemed') };
  const told = options === null ? [] : toldOf(options, selection);
  if (snapshot.matches('noAppeasement')) {
    return { ...framed, kind: 'noAppeasement', why: must(why, 'why'), order, told, isRetriable: snapshot.can({ type: 'remedy.retried' }) };
  }
  if (options === null || order === null || snapshot.matches('reading') || snapshot.matches('loading'))
    return { ...framed, kind: 'reading', what: snapshot.matches('loading') ? 'options' : 'order' };
  const toTake = remedyToTake(options, selection, offer);
  const isTelling = snapshot.matches('telling');
  if (toTake === null || snapshot.matches({ choosing: 'items' })) {
    return {
      ...framed,
      kind: 'items',
      order,
      items: options.items,
      reasons: itemGroups(options),
      wholeOrder: orderGroups(options),
      selection,
      missing: isIncomplete ? { lineItemId: lineWithoutReason(selection) } : null,
      isTelling,
    };
  }
  return { ...framed, kind: 'remedies', order, told, remedies: remediesFor(options, selection), ...toTake, busy: busyOf(snapshot) };
}

const busyStates = ['creating', 'redeeming', 'checking', 'telling'] as const;
const busyOf = (snapshot: SnapshotFrom<typeof remedyMachine>) => busyStates.find((state) => snapshot.matches(state)) ?? null;

/** What the guest has said so far, in the server's words. */
function toldOf(
  { groups, items }: { readonly groups: readonly RemedyGroup[]; readonly items: readonly RemedyItem[] },
  { reasons, wholeOrder }: RemedySelection,
): readonly ToldWrong[] {
  const wordsOf = (groupId: string | null) => groups.find((group) => group.groupId === groupId)?.description;
  const whole = wordsOf(wholeOrder);
  const ofItems = items.flatMap(({ lineItemId, description }) => {
    const reason = wordsOf(reasons[lineItemId] ?? null);
    return reason === undefined ? [] : { item: description, reason };
  });
  return whole === undefined ? ofItems : [{ item: null, reason: whole }];
}
