import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { typedAddress } from '#domain/address/offered.ts';
import type { SavedAddress } from '#domain/address/saved.ts';
import type { FoundCafe } from '#domain/cafe/cafe.ts';
import type { MapSource } from '#domain/config/config.ts';
import type { AddressSearchScreen } from '#machines/address-search/address-search.screen.ts';
import type { AddressSearchEvent } from '#machines/address-search/address-search.types.ts';
import { DidYouMean } from '#src/flows/cafe-search/DidYouMean.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Columns } from '#src/ui/Columns.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { StickyActions } from '#src/ui/StickyActions.tsx';
import { AddressForm } from './AddressForm.tsx';
import * as css from './AddressSearch.css.ts';
import { CafeOnMap } from './CafeOnMap.tsx';
import { DeliveryFacts } from './DeliveryFacts.tsx';
import { OfferedAddresses } from './OfferedAddresses.tsx';
import { OutOfReach } from './OutOfReach.tsx';
import { PickupActions, PickupWays } from './PickupInstead.tsx';

interface AddressSearchViewProps {
  /** Steps and heading of the page. */
  readonly head: ReactNode;
  readonly screen: AddressSearchScreen;
  readonly send: (event: AddressSearchEvent) => void;
  /** The cafe of the screen as a search finds it; null until it is known. */
  readonly cafe: FoundCafe | null;
  /** The least that the cafe delivers, in cents; null: it has none, or it is not known. */
  readonly minimum: number | null;
  /** The cafe-local time of now in a zone. */
  readonly now: (timeZone: string) => string;
  readonly map: MapSource;
  /** Addresses of the member to choose from; none of a guest (ADDR-08). */
  readonly offered: readonly SavedAddress[];
}

const FORM = 'address-form';

export function AddressSearchView({ head, screen, send, cafe, minimum, now, map, offered }: AddressSearchViewProps) {
  const findings = useKeptFocus<HTMLDivElement>(screen.kind);
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(screen.kind);
  useEffect(() => {
    // An address that was not found is said with its field, which takes the focus as an empty one does.
    if (before.current === 'working' && screen.kind === 'asking' && screen.trouble !== null) field.current?.focus();
    before.current = screen.kind;
  });
  if (screen.kind === 'found' || screen.kind === 'pickup') return null;
  function choose(address: SavedAddress) {
    send({ type: 'address.typed', typed: { text: typedAddress(address), line2: address.addressLine2 ?? '' } });
    send({ type: 'address.submitted' });
  }
  const form = <AddressForm id={FORM} screen={screen} send={send} field={field} />;
  if (screen.kind === 'outOfReach') {
    const ways = { cafe, hasCafe: screen.cafe !== null, send, onChangeAddress: () => field.current?.focus() };
    return (
      <AddressPage
        first={
          <>
            <div>
              {head}
              {form}
              <OutOfReach cafe={cafe} now={now} />
              <PickupWays {...ways} />
            </div>
            <PickupActions {...ways} />
          </>
        }
        second={<CafeOnMap cafe={cafe} map={map} />}
      />
    );
  }
  return (
    <AddressPage
      first={
        <div>
          {head}
          {form}
          <Findings screen={screen} send={send} part={findings} />
          {screen.kind === 'asking' && offered.length > 0 && <OfferedAddresses addresses={offered} onChoose={choose} />}
        </div>
      }
      second={
        <>
          <CafeOnMap cafe={cafe} map={map} />
          <DeliveryFacts isDeliverable={screen.kind === 'deliverable'} cafe={cafe} minimum={minimum} now={now} />
          <StickyActions>
            <Button type="submit" form={FORM} isWide tone={screen.kind === 'suggesting' ? 'secondary' : 'primary'}>
              {text(screen.kind === 'deliverable' ? 'addressSearch.submit' : 'addressSearch.check')}
            </Button>
          </StickyActions>
        </>
      }
    />
  );
}

const AddressPage = (columns: { readonly first: ReactNode; readonly second: ReactNode }) => (
  <Page heading={null} width="columns">
    <Columns variant="formAndSummary" {...columns} />
  </Page>
);

interface FindingsProps extends Pick<AddressSearchViewProps, 'screen' | 'send'> {
  readonly part: RefObject<HTMLDivElement | null>;
}

/** What the lookup has come to so far. It takes the focus that is lost with what was there before. */
function Findings({ screen, send, part }: FindingsProps) {
  return (
    <div ref={part} tabIndex={-1} className={css.findings}>
      {screen.kind === 'working' && (
        <Spinner label={text(screen.at === 'geocoding' ? 'cafeSearch.geocoding' : 'addressSearch.findingCafe')} />
      )}
      {screen.kind === 'suggesting' && (
        <DidYouMean
          address={screen.suggestion}
          onAccept={() => send({ type: 'suggestion.accepted' })}
          onDecline={() => send({ type: 'suggestion.declined' })}
        />
      )}
      <LiveRegion isUrgent>
        {screen.kind === 'unanswered' && (
          <Notice tone="bad" action={{ label: text('cafeSearch.retry'), onAct: () => send({ type: 'search.retried' }) }}>
            {text(`cafeSearch.${screen.call}`)}
          </Notice>
        )}
      </LiveRegion>
    </div>
  );
}
