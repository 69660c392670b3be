import { Link } from '@tanstack/react-router';
import '#src/text/lazy/overlays.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Page } from '#src/ui/Page.tsx';

export const NotFoundPage = () => (
  <Page heading={text('page.notFound.heading')} lead={text('page.notFound')}>
    <div>
      <Link to="/app/menu.html" className={buttonClass()}>
        {text('page.notFound.menu')}
      </Link>
    </div>
  </Page>
);
