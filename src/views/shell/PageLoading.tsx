import { text } from '#src/text/text.ts';
import { Page } from '#src/ui/Page.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export const PageLoading = () => (
  <Page heading={text('app.name')}>
    <Skeleton label={text('page.loading')} shape="row" />
  </Page>
);
