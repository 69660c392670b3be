import { Link } from '@tanstack/react-router';
import type { RecentCafe } from '#domain/account/visits.ts';
import type { FoundCafe } from '#domain/cafe/cafe.ts';
import type { Destination } from '#domain/order/order.ts';
import { hoursOf, orderLabelOf, standingOf } from '#src/flows/cafe-search/cafe-facts.ts';
import '#src/text/lazy/order-setup.ts';
import '#src/text/lazy/overlays.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { ResultList } from '#src/ui/ResultList.tsx';
import { ResultRow } from '#src/ui/ResultRow.tsx';
import { Stack } from '#src/ui/Stack.tsx';

interface CafeNow extends RecentCafe {
  /** Where it is and whether it is open; null where that is not known. */
  readonly now: FoundCafe | null;
}

interface RecentCafesProps {
  /** One or more. */
  readonly cafes: readonly CafeNow[];
  /** Returns the cafe-local time of now. */
  readonly now: (timeZone: string) => string;
  readonly destination: Destination | null;
}

/** Cafes that the member ordered from, each one touch away (C-65, PROFILE-06). */
export function RecentCafes({ cafes, now, destination }: RecentCafesProps) {
  return (
    <Stack gap={12}>
      <h2>{text('orderSetup.cafe.recent')}</h2>
      <ResultList label={text('orderSetup.cafe.recent')}>
        {cafes.map((cafe) => (
          <ResultRow
            key={cafe.id}
            level="h3"
            heading={cafe.name}
            {...(cafe.now && factsOf(cafe.now, now(cafe.now.timeZone)))}
            action={
              <OrderHere
                {...cafe}
                label={cafe.now ? orderLabelOf(cafe.now, now(cafe.now.timeZone)) : text('cafeSearch.order')}
                destination={destination}
              />
            }
          />
        ))}
      </ResultList>
    </Stack>
  );
}

function factsOf(cafe: FoundCafe, now: string) {
  const standing = standingOf(cafe);
  const meta = (
    <>
      <p>{[cafe.street, cafe.city].join(', ')}</p>
      <p>{hoursOf(cafe, now)}</p>
    </>
  );
  // No dialog asks about a cafe that an address names (AMB-63).
  const messages = [...(cafe.isRestricted ? [text('page.restricted')] : []), ...cafe.messages];
  return { meta, messages, aside: standing?.words, asideTone: standing?.tone };
}

interface OrderHereProps extends Pick<RecentCafe, 'id' | 'name'> {
  readonly label: string;
  readonly destination: Destination | null;
}

const OrderHere = ({ id, name, label, destination }: OrderHereProps) => (
  <Link
    to="/app/startOrder.html"
    search={({ returnTo }) => ({ returnTo, cafeId: id, ...(destination && { destination }) })}
    className={buttonClass({ tone: 'secondary' })}
    aria-label={text('cafeSearch.orderAt', { action: label, cafe: name })}
  >
    {label}
  </Link>
);
