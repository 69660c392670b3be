import { text } from '#src/text/text.ts';
import { Page } from '#src/ui/Page.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

export const PageLoading = () => (
  <Page heading={text('app.name')}>
    <Spinner label={text('page.loading')} />
  </Page>
);
