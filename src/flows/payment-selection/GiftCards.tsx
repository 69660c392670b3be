import { Plus } from 'lucide';
import { formatCents } from '#domain/money/money.ts';
import type { PaymentSplit, ShownGiftCard } from '#machines/payment-selection/payment-selection.screen.ts';
import type { PaymentSelectionEvent } from '#machines/payment-selection/payment-selection.types.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { ChoiceRows } from '#src/ui/ChoiceRows.tsx';
import { Group } from '#src/ui/Group.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import * as css from './PaymentSelection.css.ts';

const RefusedGiftCard = lazyExtra(async () => (await import('./PaymentNews.tsx')).RefusedGiftCard);
const GiftCardNews = lazyExtra(async () => (await import('./PaymentNews.tsx')).GiftCardNews);

interface GiftCardsProps {
  readonly split: PaymentSplit;
  readonly send: (event: PaymentSelectionEvent) => void;
}

/** The gift cards at hand, and the way to add one. They pay before anything else (ALLOC-04). */
export function GiftCards({ split: { giftCards, news }, send }: GiftCardsProps) {
  return (
    <Stack gap={8}>
      <Group legend={text('payment.giftCards')}>
        <ChoiceRows isFramed>
          {giftCards.map((card) =>
            card.needsPin ? (
              <RefusedGiftCard key={card.id} {...{ card, send }} />
            ) : (
              <CheckboxRow
                key={card.id}
                label={text('payment.giftCard', { lastFour: card.lastFour })}
                meta={metaOf(card)}
                end={card.isChosen ? <span className={css.off}>{formatCents(-card.cents)}</span> : undefined}
                checked={card.isChosen}
                disabled={!card.isChosen && !card.isOfUse}
                data-gift-card={card.id}
                onChange={() => send({ type: 'giftCard.toggled', id: card.id })}
              />
            ),
          )}
          <button
            type="button"
            className={css.add}
            aria-haspopup="dialog"
            onClick={() => send({ type: 'addition.requested', kind: 'giftCard' })}
          >
            <Icon of={Plus} size={20} />
            {text('payment.giftCard.add')}
          </button>
        </ChoiceRows>
      </Group>
      <LiveRegion>{news && news !== 'dropped' && <GiftCardNews news={news} />}</LiveRegion>
    </Stack>
  );
}

/** What is on it, and how much of that is used. */
function metaOf({ balance, cents, isChosen, isOfUse, isOff }: ShownGiftCard): string {
  if (isOff) return text('payment.giftCard.off');
  if (balance === null) return text('payment.giftCard.unknown');
  const words = { balance: formatCents(balance) };
  if (isChosen) return text(cents === balance ? 'payment.giftCard.all' : 'payment.giftCard.part', words);
  if (balance <= 0) return text('payment.giftCard.empty');
  return text(isOfUse ? 'payment.giftCard.balance' : 'payment.giftCard.unneeded', words);
}
