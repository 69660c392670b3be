import type { ReactNode } from 'react';
import type { Destination, OrderCafe } from '#domain/order/order.ts';
import { timeLabel } from '#domain/time/label.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { useIsDesk } from '#src/ui/useIsDesk.ts';
import * as css from './Slots.css.ts';

interface CafeFactsProps {
  readonly cafe: OrderCafe;
  readonly destination: Destination;
  /** `HH:mm`; null on a day on which it takes no orders. */
  readonly hoursToday: { readonly open: string; readonly close: string } | null;
  /** Null where the cafe follows from something else. */
  readonly onChangeCafe: (() => void) | null;
  /** The cafe on a map; null: the site has no map. */
  readonly place: ReactNode;
}

/** What a guest wants to know of the cafe before choosing a time there. */
export function CafeFacts({ cafe, destination, hoursToday, onChangeCafe, place }: CafeFactsProps) {
  const isDesk = useIsDesk();
  return (
    <div className={css.facts}>
      <Panel heading={cafe.name} above={isDesk && place && <div className={css.map}>{place}</div>}>
        <div>
          <p className={css.quiet}>{cafe.address}</p>
          {hoursToday && (
            <p className={css.quiet}>{text('slots.hours', { open: timeLabel(hoursToday.open), close: timeLabel(hoursToday.close) })}</p>
          )}
        </div>
        {onChangeCafe && (
          <button type="button" className={css.change} onClick={onChangeCafe}>
            {text('slots.changeCafe')}
          </button>
        )}
        <How destination={destination} />
      </Panel>
    </div>
  );
}

function How({ destination }: Pick<CafeFactsProps, 'destination'>) {
  if (destination === 'DELIVERY' || destination === 'DINEIN') return null;
  return (
    <>
      <hr className={css.rule} />
      <div>
        <h3 className={css.how}>{text(`slots.how.${destination}`)}</h3>
        <ol className={css.howList}>
          <li>{text(`slots.how.${destination}.1`)}</li>
          <li>{text(`slots.how.${destination}.2`)}</li>
        </ol>
      </div>
    </>
  );
}
