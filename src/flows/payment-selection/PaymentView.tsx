import { Phone, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { formatCents } from '#domain/money/money.ts';
import type { AddedMethod } from '#domain/payment/added.ts';
import { BY_PHONE } from '#domain/payment/allocation.ts';
import { NEW_CARD } from '#domain/payment/offered.ts';
import type { PaymentSelectionScreen, PaymentSplit } from '#machines/payment-selection/payment-selection.screen.ts';
import type { PaymentSelectionEvent } from '#machines/payment-selection/payment-selection.types.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { RowBlocks } from '#src/ui/Blocks.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RadioRows } from '#src/ui/RadioRows.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { brand } from '#src/flows/card/Card.css.ts';
import { CardBrands } from '#src/flows/card/CardBrands.tsx';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { Waiting } from '#src/flows/kit/Waiting.tsx';
import { GiftCards } from './GiftCards.tsx';
import { brandName, methodMeta, methodName, shortName } from './payer-words.ts';
import type { Payer } from './PaymentBar.tsx';
import * as css from './PaymentSelection.css.ts';

const Addition = lazyExtra(async () => (await import('./Addition.tsx')).Addition);
const PaymentBar = lazyExtra(async () => (await import('./PaymentBar.tsx')).PaymentBar);
const loadNews = () => import('./PaymentNews.tsx');
export const LostCard = lazyExtra(async () => (await loadNews()).LostCard);
const Dropped = lazyExtra(async () => (await loadNews()).Dropped);
const LostPayments = lazyExtra(async () => (await loadNews()).LostPayments);
const PhonePays = lazyExtra(async () => (await loadNews()).PhonePays);

interface PaymentViewProps {
  readonly screen: PaymentSelectionScreen;
  readonly send: (event: PaymentSelectionEvent) => void;
  /** The date of the device, `YYYY-MM-DD`: a card expires by it (AMB-35). */
  readonly today: string;
  /** The fields of a card that is typed, already drawn. */
  readonly newCard: ReactNode;
  /** What is wrong with the choice. */
  readonly error: string | undefined;
  /** Who was to pay what of an order that was just declined. Default: none was. */
  readonly declined?: PaymentSelectionScreen | undefined;
}

/** How it is paid: one method, gift cards before it, and who pays what of it (CHECKOUT-05). */
export function PaymentView({ screen, send, today, newCard, error, declined }: PaymentViewProps) {
  if (screen.kind === 'loading') {
    return (
      <Stack gap={12}>
        <h2>{text('checkout.card')}</h2>
        <Waiting label={text('payment.loading')}>
          <RowBlocks count={3} />
        </Waiting>
      </Stack>
    );
  }
  const declinedId = declined && 'methodId' in declined ? declined.methodId : null;
  const payers = payersOf(screen);
  // Nothing would come of choosing a method then (ALLOC-06).
  const isCovered = screen.open === 0 && screen.methodCents === 0 && payers.length > 0;
  return (
    <Stack gap={16}>
      <LiveRegion>
        {screen.hasFailed && (
          <Notice tone="warn" action={{ label: text('page.error.retry'), onAct: () => send({ type: 'stored.retried' }) }}>
            {text('payment.failed')}
          </Notice>
        )}
        {screen.news === 'dropped' && screen.open > 0 && <Dropped open={screen.open} />}
      </LiveRegion>
      {screen.lost.length > 0 && <LostPayments lost={screen.lost} />}
      <RadioRows
        legend={text('checkout.card')}
        isSection
        name="payment"
        variant="framed"
        error={error}
        hint={isCovered ? text('payment.covered') : undefined}
        value={screen.methodId}
        onChange={(id) => send({ type: 'method.selected', id })}
        options={[
          ...screen.methods.map((method) => ({
            value: method.id,
            label: methodName(method),
            meta: method.id === declinedId ? <span className={css.declined}>{text('payment.declined')}</span> : methodMeta(method, today),
            picture: method.kind === 'card' && <span className={brand}>{brandName(method.type)}</span>,
            isDisabled: method.isExpired || isCovered,
          })),
          ...screen.added.map((method) => ({
            value: method.id,
            label: text(`payment.${method.id}`),
            meta: heldWords(method),
            isDisabled: isCovered,
            below: <Addition method={method} cents={screen.methodCents} send={send} />,
          })),
          {
            value: NEW_CARD,
            label: screen.methods.length > 0 ? text('payment.newCard') : <CardBrands label={text('checkout.card.kind')} />,
            picture: screen.methods.length > 0 && <Icon of={Plus} size={20} />,
            isDisabled: isCovered,
            below: newCard,
          },
          ...(screen.canPayByPhone
            ? [
                {
                  value: BY_PHONE,
                  label: text('payment.phone'),
                  meta: text('payment.phone.how'),
                  picture: <Icon of={Phone} size={20} />,
                  isDisabled: isCovered,
                },
              ]
            : []),
        ]}
      />
      <LiveRegion>{screen.methodId === BY_PHONE && screen.giftCards.length > 0 && <PhonePays />}</LiveRegion>
      <GiftCards split={screen} send={send} />
      {payers.length > 1 && <PaymentBar payers={payers} />}
      <LiveRegion>
        {(payers.length > 0 || screen.lost.length > 0) && screen.open > 0 && (
          <p className={css.open}>{text('payment.short', { open: formatCents(screen.open) })}</p>
        )}
      </LiveRegion>
    </Stack>
  );
}

/** What an added method holds: an account, or the end of a card. */
function heldWords({ id, held }: AddedMethod): string | undefined {
  if (held === null) return undefined;
  if (id === 'milStar') return text('payment.endsIn', { lastFour: held.label });
  return held.cents === null ? held.label || text('payment.approved') : text('payment.approvedFor', { total: formatCents(held.cents) });
}

/** Everybody who pays something, and what is left to pay. */
function payersOf({ methods, added, giftCards, methodId, methodCents, open }: PaymentSplit): readonly Payer[] {
  const method = methods.find(({ id }) => id === methodId);
  const adding = added.find(({ id }) => id === methodId)?.id;
  const typed = text(methodId === BY_PHONE ? 'payment.phone' : adding ? `payment.${adding}` : 'payment.newCard.short');
  const name = method === undefined ? typed : shortName(method);
  const paid = giftCards
    .filter(({ cents }) => cents > 0)
    .map(({ id, lastFour, cents }) => ({
      key: id,
      name: text('payment.giftCard.short', { lastFour }),
      cents,
      isGiftCard: true,
    }));
  if (methodCents > 0) return [...paid, { key: 'method', name, cents: methodCents, isGiftCard: false }];
  return paid.length > 0 && open > 0 ? [...paid, { key: 'open', name: text('payment.open'), cents: open, isGiftCard: false }] : paid;
}
