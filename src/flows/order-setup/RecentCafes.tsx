import { Link } from '@tanstack/react-router';
import type { RecentCafe } from '#domain/account/visits.ts';
import type { Destination } from '#domain/order/order.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { ResultList } from '#src/ui/ResultList.tsx';
import { ResultRow } from '#src/ui/ResultRow.tsx';
import { Stack } from '#src/ui/Stack.tsx';

interface RecentCafesProps {
  /** One or more. */
  readonly cafes: readonly RecentCafe[];
  readonly destination: Destination | null;
}

/** Cafes that the member ordered from, each one touch away (C-65, PROFILE-06). */
export function RecentCafes({ cafes, destination }: RecentCafesProps) {
  const action = text('cafeSearch.order');
  return (
    <Stack gap={12}>
      <h2>{text('orderSetup.cafe.recent')}</h2>
      <ResultList label={text('orderSetup.cafe.recent')}>
        {cafes.map(({ id, name }) => (
          <ResultRow
            key={id}
            level="h3"
            heading={name}
            action={
              <Link
                to="/app/startOrder.html"
                search={({ returnTo }) => ({ returnTo, cafeId: id, ...(destination && { destination }) })}
                className={buttonClass({ tone: 'secondary' })}
                aria-label={text('cafeSearch.orderAt', { action, cafe: name })}
              >
                {action}
              </Link>
            }
          />
        ))}
      </ResultList>
    </Stack>
  );
}
