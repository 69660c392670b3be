import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Features } from '#domain/app/features.ts';
import type { CampaignParams } from '#domain/navigation/query.ts';
import { defaultDestination } from '#domain/order/destination.ts';
import { promisedAt } from '#domain/order/promise.ts';
import { isGuestAllowed, remedyGate } from '#domain/remedy/gate.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { momentLabel } from '#domain/time/label.ts';
import type {
  CreateOfferInput,
  CreateOfferResult,
  ReadOptionsInput,
  ReadOptionsResult,
  ReadOrderInput,
  ReadOrderResult,
  RedeemOfferInput,
  RedeemOfferResult,
  SelectNoAppeasementInput,
  SelectNoAppeasementResult,
} from '#machines/remedy/remedy.types.ts';
import { recoveryCafe } from '#src/api/recovery-cafe.ts';
import type { Client } from '#src/api/client.ts';
import { isOrderUnknown, orderDetailsQuery } from '#src/api/placed-order.ts';
import { isGivenAlready, remedyApi } from '#src/api/remedy.ts';
import type { Clock } from '#src/flows/kit/clock.ports.ts';
import { isUnauthorized, refusalFrom } from '#src/flows/kit/refusal.ports.ts';
import { deviceZone } from '#src/api/zone.ts';

interface Sources {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly clock: Clock;
  readonly isMember: () => boolean;
  /** Resolves with the id of the member; null: a guest, or it is not known. */
  readonly customerId: () => Promise<string | null>;
  readonly knownFeatures: () => Promise<Features>;
  readonly campaignParams: () => Pick<CampaignParams, 'regCampaign' | 'ref'>;
  /** Minutes before the time of an order from which on it can be made right (OPEN-19). */
  readonly minutesBefore: number;
}

/** Returns what follows from a failure: a 401 and a refusal are answers. @throws any other error. */
function answerFrom(error: unknown): { kind: 'unauthorized' } | { kind: 'refused' } {
  if (isUnauthorized(error)) return { kind: 'unauthorized' };
  return { kind: refusalFrom(error, ['notFound']).kind };
}

/** Returns the ports by which an order is made right. */
export function remedyPorts({ call, queryClient, clock, ...sources }: Sources) {
  const { isMember, customerId, knownFeatures, campaignParams, minutesBefore } = sources;
  const api = remedyApi(call);
  return {
    readOrder: fromPromise<ReadOrderResult, ReadOrderInput>(async ({ input: { orderId, number } }) => {
      const asked = isMember() ? { id: orderId, isMember: true } : { id: number, isMember: false };
      try {
        const { cart } = await queryClient.fetchQuery({ ...orderDetailsQuery(call, asked), staleTime: 0 });
        const cafeId = cart.cafes[0]?.id;
        const cafe = cafeId === undefined ? null : await queryClient.fetchQuery(recoveryCafe(call, cafeId));
        const timeZone = cafe?.timeZone ?? deviceZone();
        const at = promisedAt(cart.cartSummary, timeZone);
        const destination = cart.cartSummary.destination ?? defaultDestination;
        const now = clock.now();
        const facts = {
          features: await knownFeatures(),
          isOnAtCafe: cafe?.hasDigitalRecovery ?? false,
          destination,
          isMember: asked.isMember,
          at,
          timeZone,
          now: now.toString(),
          minutesBefore,
        };
        const order = {
          orderId: cart.orderId ?? orderId,
          cafeName: cafe?.name ?? '',
          phone: cafe?.phone ?? '',
          destination,
          when: at === null ? null : momentLabel(at, cafeTimeAt(now, timeZone)),
          total: cart.cartSummary.totalPrice,
          isMember: asked.isMember,
          isGuestAllowed: isGuestAllowed(facts),
          lines: Object.fromEntries(cart.items.map(({ sequenceNum, imgKey, totalPrice }) => [sequenceNum, { imgKey, price: totalPrice }])),
        };
        return { kind: 'read', order, gate: remedyGate(facts) };
      } catch (error) {
        if (isOrderUnknown(error)) return { kind: 'unknown' };
        if (isUnauthorized(error)) return { kind: 'unauthorized' };
        throw error;
      }
    }),

    readOptions: fromPromise<ReadOptionsResult, ReadOptionsInput>(async ({ input: { order, layout }, signal }) => {
      const { regCampaign, ref } = campaignParams();
      try {
        const answer = await api.options(
          {
            orderId: order.orderId,
            customerId: order.isMember ? await customerId() : null,
            campaigns: [regCampaign, ref].filter((name) => name !== null),
            isDelivery: order.destination === 'DELIVERY',
            isWarm: layout === 'drawer',
            isGuestAllowed: order.isGuestAllowed,
          },
          signal,
        );
        if ('offerId' in answer) return { kind: 'redeemed', redeemed: answer };
        const items = answer.items.map((item) => ({ ...item, ...order.lines[item.lineItemId] }));
        return { kind: 'offered', options: { ...answer, items } };
      } catch (error) {
        return answerFrom(error);
      }
    }),

    createOffer: fromPromise<CreateOfferResult, CreateOfferInput>(async ({ input: { orderId, selection }, signal }) => {
      try {
        return { kind: 'created', offer: await api.create(orderId, selection, signal) };
      } catch (error) {
        return isGivenAlready(error) ? { kind: 'given' } : answerFrom(error);
      }
    }),

    // Closing the flow stops neither call: the guest has accepted the offer, or said that none helps.
    redeemOffer: fromPromise<RedeemOfferResult, RedeemOfferInput>(async ({ input: { orderId, offerId } }) => {
      try {
        return { kind: 'redeemed', redeemed: await api.redeem(orderId, offerId) };
      } catch (error) {
        return answerFrom(error);
      }
    }),

    selectNoAppeasement: fromPromise<SelectNoAppeasementResult, SelectNoAppeasementInput>(async ({ input: { orderId } }) => {
      await api.none(orderId);
      return { kind: 'told' };
    }),
  };
}
