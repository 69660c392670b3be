import type { OrderCafe } from '#domain/order/order.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { ResultList } from '#src/ui/ResultList.tsx';
import { ResultRow } from '#src/ui/ResultRow.tsx';
import { Stack } from '#src/ui/Stack.tsx';

/** The cafe of the last order, one touch away (ORD-SETUP-13). */
export function PreviousCafe({ cafe, onChoose }: { readonly cafe: OrderCafe; readonly onChoose: () => void }) {
  const action = text('cafeSearch.order');
  return (
    <Stack gap={12}>
      <h2>{text('orderSetup.cafe.previous')}</h2>
      <ResultList label={text('orderSetup.cafe.previous')}>
        <ResultRow
          level="h3"
          heading={cafe.name}
          meta={cafe.address}
          action={
            <Button tone="secondary" onClick={onChoose} aria-label={text('cafeSearch.orderAt', { action, cafe: cafe.name })}>
              {action}
            </Button>
          }
        />
      </ResultList>
    </Stack>
  );
}
