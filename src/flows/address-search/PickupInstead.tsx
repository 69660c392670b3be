import type { FoundCafe } from '#domain/cafe/cafe.ts';
import type { AddressSearchEvent } from '#machines/address-search/address-search.types.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { StickyActions } from '#src/ui/StickyActions.tsx';
import * as css from './AddressSearch.css.ts';

interface PickupInsteadProps {
  /** The cafe for a pickup; null until it is known, and where there is none. */
  readonly cafe: FoundCafe | null;
  /** There is a cafe to pick the order up at. */
  readonly hasCafe: boolean;
  readonly send: (event: AddressSearchEvent) => void;
  readonly onChangeAddress: () => void;
}

/** The ways that are not the usual one. */
export function PickupWays({ hasCafe, send, onChangeAddress }: PickupInsteadProps) {
  return (
    <div className={css.ways}>
      {hasCafe && (
        <div className={css.onPhone}>
          <Button tone="quiet" onClick={() => send({ type: 'anotherCafe.requested' })}>
            {text('addressSearch.anotherCafe')}
          </Button>
        </div>
      )}
      <Button tone="quiet" onClick={onChangeAddress}>
        {text('addressSearch.changeAddress')}
      </Button>
    </div>
  );
}

/** One primary button: the pickup at the cafe that was found, else the search for one. */
export function PickupActions({ cafe, hasCafe, send }: PickupInsteadProps) {
  const another = () => send({ type: 'anotherCafe.requested' });
  return (
    <StickyActions>
      {hasCafe ? (
        <>
          <div className={css.usual}>
            <Button isWide onClick={() => send({ type: 'pickup.chosen' })}>
              {cafe ? text('addressSearch.pickup', { cafe: cafe.name }) : text('addressSearch.pickup.nearest')}
            </Button>
          </div>
          <div className={css.besideButton}>
            <Button tone="neutral" onClick={another}>
              {text('addressSearch.anotherCafe')}
            </Button>
          </div>
        </>
      ) : (
        <Button isWide onClick={another}>
          {text('addressSearch.findCafe')}
        </Button>
      )}
    </StickyActions>
  );
}
