import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { reasonCodes } from '#contract/reason-codes.ts';
import { digitsOf } from '#domain/payment/card.ts';
import { must } from '#domain/must.ts';
import type { GiftCardOption } from '#domain/payment/offered.ts';
import type { StoredPayments } from '#domain/payment/stored.ts';
import type {
  InquireInput,
  InquireResult,
  ProveInput,
  ProveResult,
  ReadCapResult,
  SaveCardInput,
  SaveCardResult,
} from '#machines/gift-card/gift-card.types.ts';
import type { Client } from '#src/api/client.ts';
import { refusalOf } from '#src/api/errors.ts';
import { giftCardApi } from '#src/api/gift-card.ts';
import { giftCardAsSecret, giftCardFromSecret } from '#src/api/gift-card-secret.ts';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import { makeOnceIn, readAnew } from '#src/flows/kit/make-once.ports.ts';
import type { Vault } from '#src/api/vault.ts';
import type { TabLock } from '#src/flows/submit/tab-lock.ports.ts';
import type { Captcha } from './captcha.ports.ts';
import { takesTips } from './takes-tips.ports.ts';
import { INQUIRY_LOCK, type FailedInquiries } from './failed-inquiries.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly vault: Pick<Vault, 'keep' | 'read' | 'replace' | 'forget'>;
  readonly captcha: Captcha;
  readonly inquiries: FailedInquiries;
  /** Between tabs: two that ask at once would both pass the cap. */
  readonly lock: TabLock;
}

/** What came of an inquiry, before it is known what the cafe has of a bonus card. */
type Inquired = Exclude<InquireResult, { kind: 'found' }> | { readonly kind: 'found'; readonly card: GiftCardOption };

export function giftCardPorts({ call, queryClient, vault, captcha, inquiries, lock }: Dependencies) {
  const api = giftCardApi(call);
  const cardOf = (secretId: string) => giftCardFromSecret(must(vault.read(secretId), 'secret'));

  return {
    readCap: fromPromise<ReadCapResult, void>(() => Promise.resolve({ kind: inquiries.isBlocked() ? 'blocked' : 'open' })),

    prove: fromPromise<ProveResult, ProveInput>(async ({ input: { secretId }, signal }) => {
      // The dialog may be left, or its page, while the captcha asks.
      const forget = () => vault.forget(secretId);
      signal.addEventListener('abort', forget);
      try {
        const answer = await captcha(signal);
        return { kind: 'proven', proofId: answer === null || signal.aborted ? null : vault.keep(answer) };
      } catch (error) {
        // The form still has it: the next press brings its own.
        forget();
        throw error;
      }
    }),

    inquire: fromPromise<InquireResult, InquireInput>(async ({ input, signal }) => {
      let cardId: string | null = null;
      try {
        const result = await lock(INQUIRY_LOCK, signal, () => inquire(input, signal));
        if (result.kind !== 'found') return result;
        const { card } = result;
        const hasGiftCardTipping = card.type === 'BONUS_CARD' ? await takesTips({ call, queryClient }, input.cafeId) : null;
        // The dialog may have been left meanwhile.
        signal.throwIfAborted();
        cardId = card.id;
        return { kind: 'found', card, hasGiftCardTipping };
      } finally {
        // The next press brings its own.
        if (cardId !== input.secretId) vault.forget(input.secretId);
        if (input.proofId !== null) vault.forget(input.proofId);
      }
    }),

    saveCard: fromPromise<SaveCardResult, SaveCardInput>(async ({ input: { card }, signal }) => {
      if (card.type === 'BONUS_CARD') return { kind: 'bonus' };
      const query = paymentOptionsQuery(call);
      const alikeIn = (stored: StoredPayments) => stored.giftCards.filter(({ giftCardNo }) => giftCardNo.endsWith(card.lastFour));
      // Another tab may have changed the account since this one has read it.
      const known = await readAnew({ call, queryClient });
      /** An older card may have the same end: one more of them, with the same money on it, is this one. */
      const savedIn = (stored: StoredPayments) => {
        const alike = alikeIn(stored);
        if (alike.length <= (known ? alikeIn(known).length : 0)) return undefined;
        const isSame = alike.some(({ giftCardBalance }) => giftCardBalance === null || giftCardBalance === card.balance);
        return known && isSame ? 'saved' : 'unknown';
      };
      try {
        const made = await makeOnceIn({ call, queryClient })(async () => {
          await api.save(cardOf(card.id), await captcha(signal), signal);
          return 'saved' as const;
        }, savedIn);
        if (made === 'unknown') return { kind: 'unsure' };
        void queryClient.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' });
        return { kind: made };
      } catch (error) {
        return { kind: refusalOf(error)?.reasonCode === reasonCodes.bonusCardUnsaved ? 'bonus' : 'failed' };
      }
    }),
  };

  async function inquire({ secretId, proofId, cafeId, addedIds, pinOf }: InquireInput, signal: AbortSignal): Promise<Inquired> {
    if (inquiries.isBlocked()) return { kind: 'blocked' };
    const typed = cardOf(secretId);
    const card = pinOf === null ? typed : { ...typed, giftCardNo: cardOf(pinOf).giftCardNo };
    const giftCardNo = digitsOf(card.giftCardNo);
    const known = addedIds.flatMap((id) => addedCard(id, giftCardNo) ?? [])[0];
    if (known?.pin === card.giftCardPin) return { kind: 'known' };
    const proof = proofId === null ? null : vault.read(proofId);
    try {
      const { balance, type, hasFailed } = await api.addedBalance({ giftCardNo, cafeNo: cafeId, proof }, signal);
      if (hasFailed) return { kind: inquiries.count() ? 'blocked' : 'unknown' };
      if (balance === null) throw new Error('The server says no balance.');
      if (balance <= 0) return { kind: 'empty' };
      // A PIN that was mistyped shows with the order only: typed again, the card is the same, and has another PIN.
      if (known !== undefined) vault.replace(known.id, giftCardAsSecret(card));
      return { kind: 'found', card: { id: known?.id ?? secretId, lastFour: giftCardNo.slice(-4), balance, type, isAdded: true } };
    } catch (error) {
      const reasonCode = refusalOf(error)?.reasonCode;
      if (reasonCode === reasonCodes.giftCardsOff) return { kind: 'disabled' };
      if (reasonCode === reasonCodes.captchaRefused) return { kind: 'unproven' };
      throw error;
    }
  }

  /** A card that was added, if it has this number; null where it has not, or is gone. */
  function addedCard(id: string, giftCardNo: string): { readonly id: string; readonly pin: string } | null {
    const secret = vault.read(id);
    if (secret === null) return null;
    const added = giftCardFromSecret(secret);
    return digitsOf(added.giftCardNo) === giftCardNo ? { id, pin: added.giftCardPin } : null;
  }
}
