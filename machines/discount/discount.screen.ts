import type { SnapshotFrom } from 'xstate';
import type { Reward } from '#domain/account/rewards.ts';
import type { AppliedDiscount } from '#domain/discount/applied.ts';
import { discountCode } from '#domain/discount/code.ts';
import { discountProblem, type DiscountProblem } from '#domain/discount/refusal.ts';
import { must } from '#domain/must.ts';
import type { discountMachine } from './discount.machine.ts';
import { removalOf, requestOf, rewardName } from './discount.setup.ts';

/** Why something was not applied: the code as it was sent, with the reason, or null where no answer came and it is not in the cart. */
export interface DiscountTrouble {
  readonly code: string;
  /** Of a reward; null: a code. */
  readonly name: string | null;
  readonly problem: DiscountProblem | null;
  readonly reasonCode: string | null;
}

type Call = 'opening' | 'applying' | 'asking' | 'removing' | 'askingRemoved';

interface Shown {
  /** Rewards of the member that can go into a cart. */
  readonly rewards: readonly Reward[];
}

export type DiscountScreen = Shown &
  (
    | { kind: 'calm' }
    | { kind: 'applied'; code: string }
    | { kind: 'removed'; code: string }
    /** `isWaiting`: the code of an address, which is tried again. */
    | { kind: 'refused'; trouble: DiscountTrouble; isWaiting: boolean }
    | { kind: 'unremoved'; discount: AppliedDiscount }
    | { kind: 'choosing'; trouble: DiscountTrouble | null }
    /** `code`: what it is about; null: nothing yet. `isEarly`: the rewards are read first. `isSwap`: another takes its place. `after`: what it follows, where something is asked first. */
    | { kind: 'working'; at: Call; code: string | null; isEarly: boolean; isSwap: boolean; after?: Call }
    /** `name`: of a reward; null: a code. */
    | { kind: 'unclear'; code: string; name: string | null; isRemoval: boolean; isSwap: boolean }
    | { kind: 'swapping'; code: string; name: string | null; former: AppliedDiscount }
  );

/** The call that is under way, or that the guest has pressed for before it could be; null: none. */
function callAt(snapshot: SnapshotFrom<typeof discountMachine>): Call | null {
  if (snapshot.matches('applying') || snapshot.matches({ opening: 'typed' })) return 'applying';
  const isRequesting = snapshot.matches({ removing: 'requesting' }) || snapshot.matches({ replacing: 'requesting' });
  if (isRequesting || snapshot.matches({ opening: 'unwanted' })) return 'removing';
  if (snapshot.matches({ removing: 'asking' }) || snapshot.matches({ replacing: 'asking' })) return 'askingRemoved';
  if (snapshot.matches('asking')) return 'asking';
  return snapshot.matches('opening') ? 'opening' : null;
}

/** Returns what the guest sees of codes and rewards. */
export function discountScreen(snapshot: SnapshotFrom<typeof discountMachine>): DiscountScreen {
  const { context } = snapshot;
  const { rewards } = context;
  const at = callAt(snapshot);
  const [isEarly, isSwap] = [snapshot.matches('opening'), snapshot.matches('replacing')];
  if (at === 'opening') return { kind: 'working', at, code: null, isEarly, isSwap, rewards };
  if (at !== null) {
    const { next } = context;
    const waiting = { kind: 'working', isEarly, isSwap, after: at, rewards } as const;
    if (next?.type === 'code.submitted') return { ...waiting, at: 'applying', code: discountCode(next.code) };
    if (next?.type === 'discount.removed') return { ...waiting, at: 'removing', code: next.discount.code };
    const isRemoval = at === 'removing' || at === 'askingRemoved';
    return { kind: 'working', at, code: (isRemoval ? removalOf(context) : requestOf(context)).code, isEarly, isSwap, rewards };
  }
  const unclear = (code: string, isRemoval: boolean) =>
    ({ kind: 'unclear', code, name: rewardName(context, code), isRemoval, isSwap, rewards }) as const;
  if (snapshot.matches('unclear')) return unclear(requestOf(context).code, false);
  if (snapshot.matches({ removing: 'unclear' }) || snapshot.matches({ replacing: 'unclear' }))
    return unclear(removalOf(context).code, true);
  if (snapshot.matches({ resting: 'unremoved' })) return { kind: 'unremoved', discount: removalOf(context), rewards };
  if (snapshot.matches({ resting: 'removed' })) return { kind: 'removed', code: removalOf(context).code, rewards };
  const trouble = (): DiscountTrouble => {
    const { code } = requestOf(context);
    const { reasonCode } = context;
    return { code, name: rewardName(context, code), problem: reasonCode === null ? null : discountProblem(reasonCode), reasonCode };
  };
  if (snapshot.matches('choosing'))
    return { kind: 'choosing', trouble: snapshot.matches({ choosing: 'calm' }) ? null : trouble(), rewards };
  if (snapshot.matches('swapping')) {
    const { code } = requestOf(context);
    return { kind: 'swapping', code, name: rewardName(context, code), former: must(context.removal, 'removal'), rewards };
  }
  if (snapshot.matches({ resting: 'applied' })) return { kind: 'applied', code: requestOf(context).code, rewards };
  const isWaiting = snapshot.matches({ resting: 'waiting' });
  const isRefused = isWaiting || snapshot.matches({ resting: 'refused' }) || snapshot.matches({ resting: 'unsent' });
  return isRefused ? { kind: 'refused', trouble: trouble(), isWaiting, rewards } : { kind: 'calm', rewards };
}
