import { useRouterState } from '@tanstack/react-router';
import { memo } from 'react';
import { AFTER_FIRST_PAGE_MS } from '#src/flows/kit/after-first-page.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { footerKind } from '#domain/navigation/footer.ts';
import { useFeatures } from './use-features.ts';
import { useAppContext } from './use-app-context.ts';

const Footer = lazyExtra(async () => {
  await new Promise((done) => setTimeout(done, AFTER_FIRST_PAGE_MS));
  return (await import('#src/pages/shell/Footer.tsx')).Footer;
});

/** The foot of every page. */
export const PageFooter = memo(function PageFooter() {
  const { clock, config } = useAppContext();
  const { groupOrder } = useFeatures();
  const { cateringUrl: catering, supportUrl: support, privacyUrl: privacy, termsUrl: terms, accessibilityUrl: accessibility } = config;
  return (
    <Footer
      kind={useRouterState({ select: ({ location }) => footerKind(location.pathname) })}
      urls={{ catering, support, privacy, terms, accessibility }}
      offersGroup={groupOrder}
      year={clock.now().toZonedDateTimeISO('UTC').year}
    />
  );
});
