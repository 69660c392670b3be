import type { QueryClient } from '@tanstack/react-query';
import type { NonReducibleUnknown } from 'xstate';
import { reasonCodes } from '#contract/reason-codes.ts';
import type { Cart, CartItem } from '#domain/cart/cart.ts';
import type { Features } from '#domain/app/features.ts';
import { APP_VERSION, createRequest, type OrderCustomer } from '#domain/cart/create.ts';
import { pressedPrice } from '#domain/cart/pressed-price.ts';
import { priceChanges } from '#domain/cart/price-change.ts';
import { reconcileChange, type KnownLine } from '#domain/cart/reconcile.ts';
import { isGiftCardOnly, movedGiftCards, needsLeadTime } from '#domain/cart/gift-cards.ts';
import { lineFrom } from '#domain/cart/line-from.ts';
import type { CartChange, CartLineRequest, CartProblem } from '#domain/cart/line.ts';
import { removedBy } from '#domain/cart/pending.ts';
import { goneProblem } from '#domain/cart/problems.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type {
  ChangeCartInput,
  ChangeCartResult,
  FindChangeInput,
  FindChangeResult,
  RecordChangeInput,
  RecordChangeResult,
  RemovedLine,
  SetUpCartInput,
  SetUpCartResult,
} from '#machines/cart/cart.types.ts';
import { cartApi, knownLines, problemsIn, showCart } from '#src/api/cart-changes.ts';
import { cartById } from '#src/api/cart.ts';
import { connectedPort, type Asked } from '#src/flows/kit/connected.ports.ts';
import type { Client } from '#src/api/client.ts';
import { isApiError } from '#src/api/errors.ts';
import { isCartGone } from '#src/api/gone-cart.ts';
import { randomId } from '#src/api/random-id.ts';
import { sleep, type Clock } from '#src/flows/kit/clock.ports.ts';
import type { UntilSubmitted } from '#src/flows/submit/until-submitted.ports.ts';

/** Longest time until a tab hears what another one wrote, in milliseconds. */
const NEWS_MS = 1000;

/** Record of the requests of this page load, in a storage that survives it. Every write is synchronous. */
export interface RequestLog {
  /** Notes the lines of the cart before a change is requested; null: not known. */
  readonly noteChange: (id: string, lines: readonly KnownLine[] | null) => void;
  /** The lines that were noted; null: none were. */
  readonly linesBefore: (id: string) => readonly KnownLine[] | null;
  /** Id of the request that tells the server of an order: the noted one where it is for the same cart and order. */
  readonly setUpId: (cartId: string | null, order: SetUpOrder) => string;
  /** The cart that this or another tab has made; null: none. */
  readonly sharedCartId: () => string | null;
  /** Forgets the set-up: the server has answered it. */
  readonly clearSetUp: () => void;
  /** The gift cards of a cart that held nothing else, as an earlier page load of this tab saw it last; none: it did not (CART-09). */
  readonly giftCardsOf: (cartId: string) => Promise<readonly CartLineRequest[]>;
  /** Tells the other tabs that the contents of the cart have changed; what a tab only reads is no news for them. */
  readonly announceChange: () => void;
}

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly clock: Clock;
  readonly clientType: () => string;
  readonly orderCustomer: () => Promise<OrderCustomer>;
  /** Cannot be changed once the cart is made, so the server's word is waited for (PRICING-06). */
  readonly knownFeatures: () => Promise<Pick<Features, 'dynamicPricing' | 'serviceFee'>>;
  readonly isOnline: () => boolean;
  readonly untilSubmitted: UntilSubmitted;
  readonly log: RequestLog;
}

export function cartPorts({
  call,
  queryClient,
  clock,
  clientType,
  orderCustomer,
  knownFeatures,
  isOnline,
  untilSubmitted,
  log,
}: Dependencies) {
  const port = <Output, Input extends NonReducibleUnknown>(ask: (asked: Asked<Input>) => Promise<Output>) => connectedPort(isOnline, ask);
  const api = cartApi(call);
  const keyOf = (cartId: string) => cartById(call, cartId).queryKey;
  const show = async (cart: Cart): Promise<Cart> => {
    await showCart(call, queryClient, cart);
    log.announceChange();
    return cart;
  };

  /** A cart that the server does not know is gone; one that is an order already was placed. */
  async function closedOr<Result>(cartId: string, request: () => Promise<Result>): Promise<Result | Closed> {
    try {
      return await request();
    } catch (error) {
      if (isCartGone(error)) {
        // A page that was just loaded has not seen the cart.
        const known = queryClient.getQueryData(keyOf(cartId));
        return { kind: 'gone', giftCards: known ? movedGiftCards(known.items) : await log.giftCardsOf(cartId) };
      }
      if (isApiError(error) && error.reasonCode === reasonCodes.cartSubmitted) return { kind: 'placed', cartId };
      throw error;
    }
  }

  /**
   * Waits for an order of the cart that is on its way. One that was placed takes no change: the server is not asked for it, and it goes with the cart as
   * soon as this tab hears of that (SUBMIT-05). @throws where it does not hear of it, or is stopped.
   */
  async function untilChangeable(cartId: string, signal: AbortSignal): Promise<void> {
    if (!(await untilSubmitted(cartId, signal))) return;
    await sleep(NEWS_MS, signal);
    throw new Error('The order of this cart was placed.');
  }

  /** A line that the cart does not have for another reason than a limit can come in with another order. */
  function addedOr(id: string, change: Extract<CartChange, { kind: 'add' }>, cart: Cart): ChangeCartResult {
    const own = cart.exceptions.filter(({ itemId }) => itemId === null || itemId === change.line.itemId);
    const [first] = newProblems({ ...cart, exceptions: own });
    const isOut = first?.maximum === null && reconcileChange(id, change, log.linesBefore(id), knownLines(cart)) === 'notApplied';
    return isOut ? { kind: 'excluded', reasonCode: first.key } : troubledOr({ kind: 'added' }, cart, null);
  }

  /** The line as the guest saw it; null: they saw none. */
  function shownLine(cartId: string, { sequenceNum }: Numbered): CartLineRequest | null {
    const item = queryClient.getQueryData(keyOf(cartId))?.items.find((each) => each.sequenceNum === sequenceNum);
    return item ? { ...lineFrom(item), shownPrice: item.amount, ...(item.hasLostChanges && { hasLostChanges: true }) } : null;
  }

  /** The first of the lines that are removed, and those that go with it; null: the guest saw none. */
  function shownLines(cartId: string, change: Removal): Pick<RemovedLine, 'line' | 'others'> {
    const [line = null, ...others] = removedBy(change).flatMap((sequenceNum) => shownLine(cartId, { sequenceNum }) ?? []);
    return { line, ...(others.length > 0 && { others }) };
  }

  /**
   * What the request came to, with the price of its line (PRICING-01) and those of other lines that are not what they were; a cart that is another
   * kind of cart by it needs another lead time (SLOTS-11).
   */
  async function withNews<Result extends ChangeCartResult | FindChangeResult>(
    { cartId, id, change, arriving }: ChangeCartInput,
    request: () => Promise<Result>,
  ) {
    const before = queryClient.getQueryData(keyOf(cartId))?.items;
    const result = await request();
    const cart = queryClient.getQueryData(keyOf(cartId));
    const isApplied = result.kind === 'added' || result.kind === 'changed' || result.kind === 'removed';
    const answered = isApplied || result.kind === 'troubled' ? (cart?.items ?? []) : [];
    const price = pressedPrice(id, change, answered);
    // The changed line may have other options.
    const isOther = ({ sequenceNum }: Numbered) => change.kind !== 'modify' || sequenceNum !== change.sequenceNum;
    const repriced = priceChanges(before ?? [], answered.filter(isOther));
    return {
      ...result,
      ...(isApplied && cart && needsLeadTime(before, cart, arriving) && { needsLeadTime: true }),
      ...(price && { price }),
      ...(repriced.length > 0 && { repriced }),
    };
  }

  return {
    setUpCart: port<SetUpCartResult, SetUpCartInput>(({ input: { cartId: ownCartId, order, arriving }, signal }) =>
      refusedOr(async () => {
        // The chart's step that makes this call is written to the record right after it.
        await Promise.resolve();
        const knownId = ownCartId ?? log.sharedCartId();
        const now = cafeTimeAt(clock.now(), order.cafe.timeZone);
        // A page that was just loaded may not know the prices before.
        const before = knownId === null ? null : await queryClient.ensureQueryData(cartById(call, knownId)).catch(() => null);
        const { dynamicPricing, serviceFee } = await knownFeatures();
        const customer = await orderCustomer();
        // What waits for the cart counts as its contents.
        const askedWith = (items: readonly Pick<CartItem, 'giftCard'>[]) =>
          createRequest(order, {
            now,
            clientType: clientType(),
            appVersion: APP_VERSION,
            isDynamicallyPriced: dynamicPricing,
            hasServiceFee: serviceFee,
            isGiftCardOnly: isGiftCardOnly([...items, ...arriving]),
            ...customer,
          });
        const create = () => api.create(askedWith([]), signal, log.setUpId(null, order));
        const update = (cartId: string) =>
          closedOr(cartId, async () => {
            await untilSubmitted(cartId, signal);
            return api.setUp(cartId, askedWith(before?.items ?? []), signal, log.setUpId(cartId, order));
          });
        const updated = knownId === null ? NONE_YET : await update(knownId);
        // A cart that only another tab has had is replaced here: this chart knows of none that it could clear.
        if (isClosed(updated) && ownCartId !== null) return updated;
        const cart = await show(isClosed(updated) ? await create() : updated);
        log.clearSetUp();
        const problems = problemsIn(cart);
        const set = { cartId: cart.cartId, priceChanges: priceChanges(before?.items ?? [], cart.items) };
        return problems.length === 0 ? { kind: 'set', ...set } : { kind: 'setWithTrouble', ...set, problems };
      }),
    ),

    recordChange: port<RecordChangeResult, RecordChangeInput>(async ({ input: { cartId, change } }) => {
      const id = (change.kind === 'add' ? change.press : undefined) ?? randomId();
      // What is not known here is asked: without the lines before, a lost answer could not be told from none.
      const cart = await queryClient.fetchQuery(cartById(call, cartId)).catch(() => null);
      log.noteChange(id, cart && knownLines(cart));
      return { kind: 'recorded', id };
    }),

    changeCart: port<ChangeCartResult, ChangeCartInput>(({ input, signal }) => {
      const { cartId, id, change } = input;
      return refusedOr(() =>
        withNews(input, () =>
          closedOr(cartId, async (): Promise<ChangeCartResult> => {
            await untilChangeable(cartId, signal);
            switch (change.kind) {
              case 'add':
                return addedOr(id, change, await show(await withMarked(await api.add(cartId, change.line, signal, id), id, change)));
              case 'modify':
                return modifiedOr(change, await show(await api.modify(cartId, change.sequenceNum, change.line, signal, id)));
              case 'quantity': {
                const line = shownLine(cartId, change);
                const cart = await show(await api.count(cartId, change.sequenceNum, change.by, signal, id));
                // Another tab had left no more of it than this change takes away.
                const isGone = change.by < 0 && line !== null && !isThere(change, cart);
                return isGone
                  ? { kind: 'removed', line: { ...line, quantity: Math.min(line.quantity, -change.by) } }
                  : troubledOr({ kind: 'changed' }, cart, change);
              }
              case 'remove': {
                const lines = shownLines(cartId, change);
                await show(await api.remove(cartId, removedBy(change), signal, id));
                return { kind: 'removed', ...lines };
              }
            }
          }),
        ),
      );
    }),

    findChange: port<FindChangeResult, FindChangeInput>(({ input, signal }) => {
      const { cartId, id, change } = input;
      return withNews(input, async (): Promise<FindChangeResult> => {
        const cart = await closedOr(cartId, () => api.summary(cartId, signal));
        if (isClosed(cart)) return cart;
        const { line = null, others } = change.kind === 'remove' ? shownLines(cartId, change) : {};
        const verdict = reconcileChange(id, change, log.linesBefore(id), knownLines(cart));
        if (cart.cartStatus === 'SUBMITTED' && verdict !== 'applied') return { kind: 'placed', cartId };
        await showCart(call, queryClient, verdict === 'applied' ? await withMarked(cart, id, change) : cart);
        if (verdict === 'applied') log.announceChange();
        if (verdict !== 'applied') return { kind: verdict };
        if (line !== null) return { kind: 'removed', line, ...(others && { others }) };
        return { kind: change.kind === 'add' ? 'added' : 'changed' };
      });
    }),
  };
}

/** The cart with a line that was put back marked as it was; its code comes with the first. */
const withMarked = async (cart: Cart, id: string, change: CartChange): Promise<Cart> =>
  change.kind === 'add' && change.line.hasLostChanges
    ? (await import('#domain/cart/lost-changes.ts')).withLostAddition(cart, id, change.line)
    : cart;

/** Exceptions of a line that is in the cart were there before the change. */
const newProblems = ({ exceptions }: Cart) => problemsIn({ exceptions: exceptions.filter(({ sequenceNum }) => sequenceNum === null) });

/** What is said of no line of the cart is said of the one that was to be changed; null: one was to come in. */
function troubledOr(done: ChangeCartResult, cart: Cart, changed: Numbered | null): ChangeCartResult {
  const sequenceNum = changed?.sequenceNum ?? null;
  const problems = newProblems(cart).map((problem): CartProblem => (problem.maximum === null ? { ...problem, sequenceNum } : problem));
  return problems.length === 0 ? done : { kind: 'troubled', problems };
}

/** The server has the same word for a line that is gone and for an item that cannot be ordered: whether the line is in the cart tells them apart. */
function modifiedOr(change: Extract<CartChange, { kind: 'modify' }>, cart: Cart): ChangeCartResult {
  if (isThere(change, cart)) return troubledOr({ kind: 'changed' }, cart, change);
  return { kind: 'troubled', problems: [goneProblem(change.line)] };
}

type Removal = Extract<CartChange, { kind: 'remove' }>;

type Numbered = { readonly sequenceNum: number };
const isThere = ({ sequenceNum }: Numbered, { items, exceptions }: Cart): boolean =>
  [...items, ...exceptions].some((known) => known.sequenceNum === sequenceNum);

const NONE_YET = { kind: 'gone', giftCards: [] as readonly CartLineRequest[] } as const;
type Closed = typeof NONE_YET | { readonly kind: 'placed'; readonly cartId: string };
const isClosed = (answer: Cart | Closed): answer is Closed => 'kind' in answer;

/** The server's refusal as an outcome. */
async function refusedOr<Result>(request: () => Promise<Result>): Promise<Result | { kind: 'refused'; reasonCode: string }> {
  try {
    return await request();
  } catch (error) {
    if (isApiError(error) && error.reasonCode !== null && ['refused', 'notFound'].includes(error.kind)) {
      return { kind: 'refused', reasonCode: error.reasonCode };
    }
    throw error;
  }
}
