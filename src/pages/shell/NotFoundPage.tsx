import { Link } from '@tanstack/react-router';
import '#src/text/lazy/not-found.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyDish } from '#src/ui/EmptyDish.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Page } from '#src/ui/Page.tsx';

export const NotFoundPage = () => (
  <Page heading={null} width="wide">
    <EmptyState
      level="h1"
      picture={<EmptyDish label={text('page.notFound.scene')} beside="crumbs" />}
      heading={text('page.notFound.heading')}
      action={
        <>
          <Link to="/app/menu.html" className={buttonClass()}>
            {text('page.notFound.menu')}
          </Link>
          <Link to="/app/startOrder.html" className={buttonClass({ tone: 'neutral' })}>
            {text('page.notFound.cafe')}
          </Link>
        </>
      }
    >
      {text('page.notFound')}
    </EmptyState>
  </Page>
);
