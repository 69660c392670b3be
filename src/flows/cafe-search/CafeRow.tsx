import type { FoundCafe } from '#domain/cafe/cafe.ts';
import { formatMiles } from '#domain/cafe/distance.ts';
import { supportedBy } from '#domain/cafe/services.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { ResultRow } from '#src/ui/ResultRow.tsx';
import { useAfterPress } from '#src/ui/useAfterPress.ts';
import { hoursOf, orderLabelOf, standingOf } from './cafe-facts.ts';
import { rowIdOf } from './cafe-pin.ts';

interface CafeRowProps {
  readonly cafe: FoundCafe;
  /** Its number in the list, from 1. */
  readonly position: number;
  /** The cafe-local time of now. */
  readonly now: string;
  /** The nearest one that is open is the primary action of the page. */
  readonly isFirst: boolean;
  readonly onPick: () => void;
}

export function CafeRow({ cafe, position, now, isFirst, onPick }: CafeRowProps) {
  const standing = standingOf(cafe);
  const distance = text('cafeSearch.miles', { miles: formatMiles(cafe.distance) });
  return (
    <ResultRow
      id={rowIdOf(cafe.cafeId)}
      heading={cafe.name}
      position={position}
      isFirst={isFirst}
      meta={
        <>
          <p>{[cafe.street, cafe.city].join(', ')}</p>
          <p>{[distance, hoursOf(cafe, now)].filter(Boolean).join(' · ')}</p>
        </>
      }
      chips={supportedBy(cafe.services).map((destination) => (
        <Chip key={destination}>{text(`destination.${destination}`)}</Chip>
      ))}
      messages={cafe.messages}
      aside={standing?.words}
      asideTone={standing?.tone}
      action={<Action cafe={cafe} now={now} isFirst={isFirst} onPick={onPick} />}
    />
  );
}

function Action({ cafe, now, isFirst, onPick }: Pick<CafeRowProps, 'cafe' | 'now' | 'isFirst' | 'onPick'>) {
  const action = orderLabelOf(cafe, now);
  const afterPress = useAfterPress();
  return (
    <Button
      tone={isFirst ? 'primary' : 'secondary'}
      onClick={() => afterPress(onPick)}
      aria-label={text('cafeSearch.orderAt', { action, cafe: cafe.name })}
    >
      {action}
    </Button>
  );
}
