import { fromPromise } from 'xstate';
import { usableRewards, type Reward } from '#domain/account/rewards.ts';
import { inTheWay, isApplied } from '#domain/discount/applied.ts';
import { offersFor } from '#domain/discount/offers.ts';
import { discountProblem } from '#domain/discount/refusal.ts';
import type {
  ApplyDiscountInput,
  ApplyDiscountResult,
  FindDiscountInput,
  FindDiscountResult,
  OpenDiscountsInput,
  OpenDiscountsResult,
  RemoveDiscountInput,
  RemoveDiscountResult,
} from '#machines/discount/discount.types.ts';
import { cartById } from '#src/api/cart.ts';
import { cartApi, showCart } from '#src/api/cart-changes.ts';
import { discountsApi } from '#src/api/discounts.ts';
import { isApiError } from '#src/api/errors.ts';
import { rewardsQuery } from '#src/api/loyalty.ts';
import { randomId } from '#src/api/random-id.ts';
import { userDetailsQuery } from '#src/api/user.ts';
import { cartChanger, type CartChangeDependencies } from '#src/flows/kit/cart-change.ports.ts';
import { refusalFrom } from '#src/flows/kit/refusal.ports.ts';
import type { unansweredDiscountIn } from './unanswered-record.ts';

interface Dependencies extends CartChangeDependencies {
  /** The code of an address that waits to be applied; null: none. */
  readonly urlCode: () => string | null;
  /** Codes that the guest has removed from a cart. */
  readonly removedFrom: (cartId: string) => readonly string[];
  /** Whether a member is signed in whose rewards may be shown. */
  readonly isTrusted: () => Promise<boolean>;
  /** The cafe of the order in hand (C-61). */
  readonly cafeId: () => string | null;
  /** Whether rewards are counted (FLAGS-03). */
  readonly hasQuantity: () => boolean;
  /** What the guest has asked for, until its outcome is known. */
  readonly unanswered: ReturnType<typeof unansweredDiscountIn>;
}

export function discountPorts(deps: Dependencies) {
  const { call, queryClient, urlCode, removedFrom, isTrusted, cafeId, hasQuantity, announceChange, unanswered } = deps;
  const api = discountsApi(call);
  const change = cartChanger(deps);

  /** Only of an active rewards account; a failure says nothing (DISC-14, DISC-15). */
  async function rewardsOfMember(): Promise<readonly Reward[]> {
    try {
      if (!(await isTrusted())) return [];
      const { hasRewards } = await queryClient.ensureQueryData(userDetailsQuery(call));
      return hasRewards ? usableRewards((await queryClient.fetchQuery(rewardsQuery(call, cafeId()))).list) : [];
    } catch {
      return [];
    }
  }

  const readAnew = (cartId: string) => queryClient.fetchQuery({ ...cartById(call, cartId), staleTime: 0 });

  return {
    openDiscounts: fromPromise<OpenDiscountsResult, OpenDiscountsInput>(async ({ input: { cartId, isMember } }) => {
      const cart = await queryClient.ensureQueryData(cartById(call, cartId)).catch(() => null);
      const rewards = isMember ? await rewardsOfMember() : [];
      const opened = { seed: randomId(), rewards };
      const left = unanswered.read(cartId);
      if (left !== null) return { kind: 'unanswered', ...opened, request: left.request, changeId: left.changeId };
      const isOffering = cart !== null && cart.items.length > 0;
      const offers = isOffering ? offersFor({ urlCode: urlCode(), rewards, applied: cart.discounts, removed: removedFrom(cartId) }) : [];
      return { kind: 'opened', ...opened, offers, isDue: !isOffering };
    }),

    applyDiscount: fromPromise<ApplyDiscountResult, ApplyDiscountInput>(async ({ input: { cartId, request, changeId }, signal }) => {
      const id = changeId ?? randomId();
      const { code, isReward, isOffered } = request;
      if (!isOffered) unanswered.store({ cartId, request: { code, isReward }, changeId: id });
      try {
        await change(cartId, signal, () => api.apply(cartId, request, hasQuantity(), id, signal));
        unanswered.clear();
        return { kind: 'applied' };
      } catch (error) {
        const refusal = refusalFrom(error, ['notFound']);
        unanswered.clear();
        const status = isApiError(error) ? error.status : null;
        if (discountProblem(refusal.reasonCode) !== 'tooMany') return { ...refusal, status, inTheWay: null };
        // It may be this one: applied in another tab, or by a call whose answer was lost.
        const { discounts } = await readAnew(cartId);
        if (isApplied(discounts, request.code)) return { kind: 'applied' };
        return { ...refusal, status, inTheWay: inTheWay(discounts, request.isReward) };
      }
    }),

    removeDiscount: fromPromise<RemoveDiscountResult, RemoveDiscountInput>(async ({ input: { cartId, discount, changeId }, signal }) => {
      await change(cartId, signal, () => api.remove(cartId, discount, changeId ?? randomId(), signal));
      return { kind: 'removed' };
    }),

    findDiscount: fromPromise<FindDiscountResult, FindDiscountInput>(async ({ input: { cartId, code }, signal }) => {
      const cart = await cartApi(call).summary(cartId, signal);
      await showCart(call, queryClient, cart);
      unanswered.clear();
      announceChange();
      return { kind: isApplied(cart.discounts, code) ? 'applied' : 'notApplied' };
    }),
  };
}
