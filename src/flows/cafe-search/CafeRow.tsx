import type { FoundCafe } from '#contract/cafe.ts';
import { formatMiles } from '#domain/cafe/distance.ts';
import { supportedBy } from '#domain/cafe/services.ts';
import { momentLabel, timeLabel } from '#domain/time/label.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { ResultRow } from '#src/ui/ResultRow.tsx';
import * as css from './CafeSearch.css.ts';

interface CafeRowProps {
  readonly cafe: FoundCafe;
  /** The cafe-local time of now. */
  readonly now: string;
  /** The nearest one is the primary action of the page. */
  readonly isFirst: boolean;
  readonly onPick: () => void;
}

export function CafeRow({ cafe, now, isFirst, onPick }: CafeRowProps) {
  const action = text(cafe.isOpen ? 'cafeSearch.order' : 'cafeSearch.orderLater');
  return (
    <ResultRow
      heading={cafe.name}
      meta={
        <>
          <p>
            {cafe.address}, {cafe.city}, {cafe.countryDivision}
          </p>
          <p>
            {[hoursOf(cafe, now), text('cafeSearch.miles', { miles: formatMiles(cafe.cafeLocation.distance) })].filter(Boolean).join(' · ')}
          </p>
        </>
      }
      chips={supportedBy(cafe).map((destination) => (
        <Chip key={destination}>{text(`destination.${destination}`)}</Chip>
      ))}
      aside={<Standing cafe={cafe} />}
      action={
        <Button
          tone={isFirst ? 'primary' : 'secondary'}
          onClick={onPick}
          aria-label={text('cafeSearch.orderAt', { action, cafe: cafe.name })}
        >
          {action}
        </Button>
      }
    />
  );
}

function Standing({ cafe: { isOpen, leadTime } }: { readonly cafe: FoundCafe }) {
  if (!isOpen) return <span className={css.closed}>{text('cafeSearch.closed')}</span>;
  return leadTime === undefined ? null : <span className={css.ready}>{text('cafeSearch.ready', { minutes: leadTime })}</span>;
}

function hoursOf({ isOpen, closesAt, opensAt }: FoundCafe, now: string): string {
  if (isOpen && closesAt !== null) return text('cafeSearch.open', { time: timeLabel(closesAt) });
  return opensAt === null ? '' : text('cafeSearch.opens', { moment: momentLabel(opensAt, now).toLowerCase() });
}
