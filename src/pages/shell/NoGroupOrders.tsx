import { Link } from '@tanstack/react-router';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyDish } from '#src/ui/EmptyDish.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Page } from '#src/ui/Page.tsx';

interface NoGroupOrdersProps {
  readonly hasOrder: boolean;
  readonly cateringUrl: string;
}

/** In place of the setup of a group order, which is not offered yet: how one guest orders for everyone (NAV-03). */
export const NoGroupOrders = ({ hasOrder, cateringUrl }: NoGroupOrdersProps) => (
  <Page heading={null} width="wide">
    <EmptyState
      level="h1"
      picture={<EmptyDish label="" beside="crumbs" />}
      heading={text('orderSetup.noGroup.heading')}
      action={
        <>
          {hasOrder ? (
            <Link to="/app/menu.html" className={buttonClass()}>
              {text('orderSetup.noGroup.menu')}
            </Link>
          ) : (
            <Link to="/app/startOrder.html" search={(before) => ({ ...before, groupOrder: undefined })} className={buttonClass()}>
              {text('orderSetup.noGroup.start')}
            </Link>
          )}
          <a href={cateringUrl} rel="noopener" className={buttonClass({ tone: 'secondary' })}>
            {text('orderSetup.noGroup.catering')}
          </a>
        </>
      }
    >
      {text('orderSetup.noGroup')}
    </EmptyState>
  </Page>
);
