import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { AddedKind, AddedMethod } from '#domain/payment/added.ts';
import { namedGiftCards, storedMethods, type GiftCardOption, type StoredMethod } from '#domain/payment/offered.ts';
import type { StoredPayments } from '#domain/payment/stored.ts';
import type { LoadStoredInput, LoadStoredResult } from '#machines/payment-selection/payment-selection.types.ts';
import type { Client } from '#src/api/client.ts';
import type { Balance } from '#src/api/gift-card.ts';
import { giftCardFromSecret } from '#src/api/gift-card-secret.ts';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import type { Vault } from '#src/api/vault.ts';
import { takesTips } from '#src/flows/gift-card/takes-tips.ports.ts';
import { keptChoice } from './choice-record.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly vault: Pick<Vault, 'read' | 'replace' | 'forget' | 'accessToken'>;
  readonly tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Resolves with a typed gift card as it is now; one that cannot be asked about any more stays as it was (GIFTCARD-07). */
  readonly askAgain: (
    typed: { readonly card: GiftCardOption; readonly secret: string; readonly cafeId: string },
    signal: AbortSignal,
  ) => Promise<GiftCardOption>;
  /** Resolves with what stored gift cards have now, in the order asked; `off`: none is taken now; null: so many inquiries have failed that none is asked (GIFTCARD-07). */
  readonly askStored: (
    asked: { readonly giftCardNos: readonly string[]; readonly cafeId: string },
    signal: AbortSignal,
  ) => Promise<readonly Balance[] | 'off' | null>;
  /** Resolves once the session is known: a member is signed in whose details may be shown (SESSION-17). */
  readonly isTrusted: () => Promise<boolean>;
  /** The date of the device, `YYYY-MM-DD`: a card expires by it (AMB-35). */
  readonly today: () => string;
  /** The payment type of campus cards where they are switched on (FLAGS-15); null: they are not. */
  readonly campusPaymentTypeId: () => number | null;
  /** What can be added here. */
  readonly addable: () => Promise<readonly AddedKind[]>;
  /** There is a bridge to a phone system. */
  readonly canPayByPhone: boolean;
}

/** The default is offered first. */
const byDefault = (one: StoredMethod, other: StoredMethod) => Number(other.isDefault) - Number(one.isDefault);

export function paymentSelectionPorts({
  call,
  queryClient,
  vault,
  tabStorage,
  askAgain,
  askStored,
  isTrusted,
  today,
  campusPaymentTypeId,
  canPayByPhone,
  addable,
}: Dependencies) {
  return {
    loadStored: fromPromise<LoadStoredResult, LoadStoredInput>(async ({ input: { cartId, cafeId }, signal }) => {
      const canSave = await isTrusted();
      const [addableHere, answer] = await Promise.all([
        addableBy(canSave),
        canSave ? queryClient.fetchQuery(paymentOptionsQuery(call)).catch(() => 'failed' as const) : null,
      ]);
      // What can be added or was typed here is offered all the same.
      const hasFailed = answer === 'failed';
      const stored = hasFailed ? null : answer;
      const kept = keptChoice(cartId, { vault, tabStorage });
      const typed = await Promise.all((kept?.giftCards ?? []).flatMap((card) => askedAgain(card, cafeId, signal) ?? []));
      const methods =
        stored === null
          ? []
          : [...storedMethods(stored, today()), ...(await campusCards(stored, cafeId)), ...(await milStars(stored))].toSorted(byDefault);
      const added = addedTo(methods, kept?.added ?? [], addableHere);
      const storedCards = stored === null ? [] : await storedGiftCards(stored, cafeId, signal);
      const hasBonusCard = [...storedCards, ...typed].some(({ type }) => type === 'BONUS_CARD');
      return {
        kind: 'loaded',
        methods,
        added,
        // An order may have been refused for its PIN while all this was read.
        giftCards: [...storedCards, ...typed.map((card) => (isRefused(card) ? { ...card, needsPin: true as const } : card))],
        hasGiftCardTipping: hasBonusCard && (await takesTips({ call, queryClient }, cafeId)),
        canSave,
        canPayByPhone,
        hasFailed,
        former: kept?.choice ?? null,
        lost: (kept?.lost ?? []).filter(({ kind }) => kind === 'giftCard' || added.some(({ id }) => id === kind)),
      };
    }),
  };

  /** What this visitor can add: PayPal goes into the account of a member, so not in a session that withholds it (SESSION-17). */
  async function addableBy(isTrustedMember: boolean): Promise<readonly AddedKind[]> {
    const isWithheld = vault.accessToken() !== null && !isTrustedMember;
    return (await addable()).filter((kind) => kind !== 'payPal' || !isWithheld);
  }

  /** What can be added beside the stored methods, with what was approved before. What the account has by now is paid from there. */
  function addedTo(
    methods: readonly StoredMethod[],
    before: readonly AddedMethod[],
    addableHere: readonly AddedKind[],
  ): readonly AddedMethod[] {
    const isStored = (id: AddedKind) => methods.some(({ kind, isExpired }) => kind === id && !isExpired);
    for (const { id, held } of before) if (held !== null && isStored(id)) vault.forget(held.secretId);
    return addableHere
      .filter((id) => !isStored(id))
      .map((id) => {
        const held = before.find((method) => method.id === id)?.held ?? null;
        return { id, held: held !== null && vault.read(held.secretId) !== null ? held : null };
      });
  }

  /** A gift card that was typed before, with what it has now: it may have paid elsewhere. Null: its number is gone. */
  function askedAgain(card: GiftCardOption, cafeId: string, signal: AbortSignal): Promise<GiftCardOption> | null {
    const secret = vault.read(card.id);
    return secret === null ? null : askAgain({ card, secret, cafeId }, signal).catch(() => card);
  }

  function isRefused({ id }: GiftCardOption): boolean {
    const secret = vault.read(id);
    return secret !== null && giftCardFromSecret(secret).isRefused === true;
  }

  /** The stored campus cards that the cafe takes; none where its schools cannot be read (CAFE-29). */
  async function campusCards(stored: StoredPayments, cafeId: string): Promise<readonly StoredMethod[]> {
    const paymentTypeId = campusPaymentTypeId();
    if (paymentTypeId === null || stored.campusCards.length === 0) return [];
    // Few members have one, so its code comes then.
    const [{ campusLocationsOf }, { campusMethods }] = await Promise.all([
      import('#src/api/cafe.ts'),
      import('#domain/payment/campus-card.ts'),
    ]);
    const institutions = await queryClient.ensureQueryData(campusLocationsOf(call, cafeId)).catch(() => []);
    return campusMethods(stored, { institutions, campusPaymentTypeId: paymentTypeId, today: today() });
  }

  /** The stored Military Star card; few members have one, so its code comes then. */
  async function milStars(stored: StoredPayments): Promise<readonly StoredMethod[]> {
    if (stored.milStarCards.length === 0) return [];
    return (await import('#domain/payment/mil-star.ts')).milStarMethods(stored, today());
  }

  /** Stored gift cards with what they have now (C-95). One of which that is not known stays on the page, and cannot be chosen. */
  async function storedGiftCards(stored: StoredPayments, cafeId: string, signal: AbortSignal): Promise<readonly GiftCardOption[]> {
    const named = namedGiftCards(stored);
    if (named.length === 0) return [];
    const giftCardNos = named.map(({ card }) => card.giftCardNo);
    const answer = await askStored({ giftCardNos, cafeId }, signal).catch(() => null);
    const isOff = answer === 'off';
    return named.map(({ id, card }, at) => {
      const now = isOff ? undefined : answer?.[at];
      return {
        id,
        lastFour: card.giftCardNo.slice(-4),
        balance: now === undefined || now.hasFailed ? null : now.balance,
        type: now?.type === 'BONUS_CARD' ? now.type : card.giftCardType,
        isAdded: false,
        ...(isOff && { isOff }),
      };
    });
  }
}
