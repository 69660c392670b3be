import {
  Bell,
  ChevronLeft,
  ChevronRight,
  Coffee,
  CreditCard,
  Heart,
  House,
  LogOut,
  MapPin,
  ReceiptText,
  TicketPercent,
  User,
} from 'lucide';
import { useEffect, type ReactNode } from 'react';
import { railParts, railPartOf, type ProfilePart, type RailPart } from '#domain/navigation/profile-parts.ts';
import type { ProfileScreen } from '#machines/profile/profile.screen.ts';
import type { ProfileEvent } from '#machines/profile/profile.types.ts';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { useIsDesk } from '#src/ui/useIsDesk.ts';
import { useFocusOn } from '#src/flows/kit/useFocusOn.ts';
import * as css from './Profile.css.ts';

interface ProfileViewProps {
  readonly screen: ProfileScreen;
  readonly send: (event: ProfileEvent) => void;
  readonly part: ProfilePart;
  /** The member's first name; empty where it is not known. */
  readonly firstName: string;
  /** A part's own address, as a link. */
  readonly linkTo: (part: ProfilePart, link: LinkVariant) => ReactNode;
  /** The cart has something in it, and is emptied at sign-out (SESSION-07). Default: false. */
  readonly losesCart?: boolean;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

interface LinkVariant {
  readonly className: string;
  readonly onClick: () => void;
  readonly 'aria-current': 'page' | 'true' | undefined;
  readonly children: ReactNode;
}

const icons = {
  profile: House,
  'past-orders': ReceiptText,
  rewards: TicketPercent,
  payments: CreditCard,
  subscriptions: Coffee,
  addresses: MapPin,
  'communication-preferences': Bell,
  'taste-preferences': Heart,
  details: User,
} as const satisfies Readonly<Record<RailPart, unknown>>;

/** The parts of the profile, and the ways between them (PROFILE-01, NAV-25). */
export function ProfileView({ screen, send, part, firstName, linkTo, losesCart = false, onSignOut, children }: ProfileViewProps) {
  const isDesk = useIsDesk();
  const isOverview = part === 'profile';
  const isNavigating = screen.kind === 'navigating' && !isOverview;
  useEffect(() => {
    if (!isNavigating) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && send({ type: 'navigation.closed' });
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isNavigating, send]);
  const layout = useFocusOn<HTMLDivElement>(isNavigating, () => (isNavigating ? null : '[aria-expanded]'));
  const rail = (
    <div key="rail" className={css.nav}>
      {!isOverview && (
        <div className={css.back}>
          <Button tone="quiet" size="small" aria-expanded={isNavigating} onClick={() => send({ type: 'navigation.toggled' })}>
            <Icon of={ChevronLeft} size={18} />
            {text('profile.menu')}
          </Button>
        </div>
      )}
      <nav aria-label={text('profile.menu')}>
        <ul className={css.links}>
          {railParts.map((other) => (
            <li key={other} className={css.here} data-part={other}>
              {linkTo(other, {
                className: css.link,
                onClick: () => send({ type: 'page.chosen' }),
                'aria-current': other === part ? 'page' : other === railPartOf(part) ? 'true' : undefined,
                children: (
                  <>
                    <Icon of={icons[other]} className={css.mark} />
                    <span className={css.word}>{text(`profile.part.${other}`)}</span>
                    <Icon of={ChevronRight} size={18} className={css.onward} />
                  </>
                ),
              })}
            </li>
          ))}
          <li>
            <button type="button" className={css.link} onClick={onSignOut}>
              <Icon of={LogOut} className={css.mark} />
              {text(losesCart ? 'profile.signOut.cart' : 'profile.signOut')}
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
  const content = (
    <div key="part" className={css.part}>
      <PageHeading heading={isOverview && firstName !== '' ? text('profile.hello', { name: firstName }) : text(`profile.part.${part}`)} />
      {children}
    </div>
  );
  return (
    <Page heading={null} width="wide">
      <div ref={layout} className={css.layout} data-navigating={isNavigating || undefined} data-overview={isOverview || undefined}>
        {isOverview && !isDesk ? [content, rail] : [rail, content]}
      </div>
    </Page>
  );
}
