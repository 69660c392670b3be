import { useRouterState } from '@tanstack/react-router';
import { footerKind } from '#domain/navigation/footer.ts';
import { Footer } from '#src/pages/shell/Footer.tsx';
import { useAppContext } from './use-app-context.ts';
import { useFeatures } from './use-features.ts';

/** The foot of a page, of the kind that the page has. */
export function LiveFooter() {
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
}
