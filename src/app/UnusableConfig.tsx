import { createRoot } from 'react-dom/client';
import '#src/text/lazy/start.ts';
import { text } from '#src/text/text.ts';
import { Page } from '#src/ui/Page.tsx';

interface UnusableConfigProps {
  /** Keys of the configuration; never their values. */
  readonly problems: readonly string[];
}

const UnusableConfig = ({ problems }: UnusableConfigProps) => (
  <main>
    <Page heading={text('start.unusable.heading')} lead={text('start.unusable')}>
      <p>{text('start.unusable.settings', { settings: problems.join(', ') })}</p>
    </Page>
  </main>
);

/** Shows the one page of a site that does not know which server to call. */
export function showUnusableConfig(root: HTMLElement, problems: readonly string[]): void {
  createRoot(root).render(<UnusableConfig problems={problems} />);
}
