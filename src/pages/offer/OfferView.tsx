import { Link } from '@tanstack/react-router';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import type { MenuOffer } from '#domain/menu/offer.ts';
import { Waiting } from '#src/flows/kit/Waiting.tsx';
import { ViewCart } from '#src/flows/kit/ViewCart.tsx';
import { Cards } from '#src/pages/menu/Cards.tsx';
import type { CardsContext } from '#src/pages/menu/PlacardCard.tsx';
import { StartNotice } from '#src/pages/menu/StartNotice.tsx';
import '#src/text/lazy/offer.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyDish } from '#src/ui/EmptyDish.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import * as css from './Offer.css.ts';

/** What a page of an offer is about, and what is known of it. */
export type OfferState =
  | { readonly kind: 'waiting' | 'failed'; readonly onRetry: () => void }
  | { readonly kind: 'over' }
  | ({
      readonly kind: 'known';
      readonly offer: MenuOffer;
      /** What of it is on the menu. */
      readonly placards: readonly MenuPlacard[];
      /** Null: the menu is the chain's. */
      readonly cafeName: string | null;
      readonly hasCart: boolean;
      /** Says whose menu this is before there is an order; null once there is one. */
      readonly notice: string | null;
      readonly returnTo: string;
    } & CardsContext);

interface OfferViewProps {
  readonly of: 'offer' | 'reward';
  readonly state: OfferState;
}

/** An offer of a campaign with its food to add (ROUTES-13, MENU-15), or what a reward can be used on (ROUTES-06, MENU-20). */
export function OfferView({ of, state }: OfferViewProps) {
  switch (state.kind) {
    case 'waiting':
      return (
        <Page heading={text('menu.title')} width="wide">
          <Waiting isPage label={text('offer.loading')} shape="plate" count={6} onRetry={state.onRetry} />
        </Page>
      );
    case 'failed':
      return (
        <Page heading={text('menu.title')}>
          <LiveRegion isUrgent>
            <Notice tone="bad" action={{ label: text('page.error.retry'), onAct: state.onRetry }}>
              {text('offer.unreachable')}
            </Notice>
          </LiveRegion>
        </Page>
      );
    case 'over':
      return (
        <Page heading={null} width="wide">
          <EmptyState
            level="h1"
            picture={<EmptyDish label="" beside="crumbs" />}
            heading={text(of === 'offer' ? 'offer.over' : 'offer.reward.gone')}
            action={<MenuLink isButton />}
          >
            {text(of === 'offer' ? 'offer.over.words' : 'offer.reward.gone.words')}
          </EmptyState>
        </Page>
      );
    case 'known':
      return <KnownOffer of={of} {...state} />;
  }
}

function KnownOffer({
  of,
  offer,
  placards,
  cafeName,
  hasCart,
  notice,
  returnTo,
  ...cards
}: Extract<OfferState, { kind: 'known' }> & Pick<OfferViewProps, 'of'>) {
  const isWhole = offer.placardIds.length === 0;
  const isReward = of === 'reward';
  const missing = cafeName === null ? text('offer.none.chain') : text('offer.none', { cafe: cafeName });
  return (
    <Page heading={offer.name} lead={offer.description} beside={<ViewCart hasCart={hasCart} />} width="wide">
      <Stack gap={24}>
        {isReward && <p>{text(isWhole ? 'offer.reward.whole' : 'offer.reward')}</p>}
        {!isReward && isWhole && <p>{text('offer.whole')}</p>}
        {notice !== null && <StartNotice words={notice} returnTo={returnTo} />}
        {!isWhole && placards.length === 0 && <p>{missing}</p>}
        {placards.length > 0 && <Cards placards={placards} level="h2" isFirst {...cards} />}
        <div>
          <MenuLink isButton={placards.length === 0} />
        </div>
      </Stack>
    </Page>
  );
}

const MenuLink = ({ isButton }: { readonly isButton: boolean }) => (
  <Link to="/app/menu.html" className={isButton ? buttonClass() : css.menu}>
    {text('offer.menu')}
  </Link>
);
