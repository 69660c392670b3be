import { ChevronDown } from 'lucide';
import { useEffect, type ReactNode } from 'react';
import { profileParts, type ProfilePart } from '#domain/navigation/profile-parts.ts';
import type { ProfileScreen } from '#machines/profile/profile.screen.ts';
import type { ProfileEvent } from '#machines/profile/profile.types.ts';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Page } from '#src/ui/Page.tsx';
import { useFocusOn } from '#src/flows/kit/useFocusOn.ts';
import * as css from './Profile.css.ts';
import { Icon } from '#src/ui/Icon.tsx';

interface ProfileViewProps {
  readonly screen: ProfileScreen;
  readonly send: (event: ProfileEvent) => void;
  readonly part: ProfilePart;
  /** A part's own address, as a link. */
  readonly linkTo: (part: ProfilePart, link: LinkVariant) => ReactNode;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

interface LinkVariant {
  readonly className: string;
  readonly onClick: () => void;
  readonly 'aria-current': 'page' | undefined;
  readonly children: ReactNode;
}

/** The parts of the profile, and the ways between them (PROFILE-01). */
export function ProfileView({ screen, send, part, linkTo, onSignOut, children }: ProfileViewProps) {
  const isNavigating = screen.kind === 'navigating';
  useEffect(() => {
    if (!isNavigating) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && send({ type: 'navigation.closed' });
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isNavigating, send]);
  const layout = useFocusOn<HTMLDivElement>(isNavigating, () => (isNavigating ? null : '[aria-expanded]'));
  return (
    <Page heading={text(`profile.part.${part}`)} lead={text('profile.heading')} width="wide">
      <div ref={layout} className={css.layout} data-navigating={isNavigating || undefined}>
        <nav className={css.nav} aria-label={text('profile.heading')}>
          <div className={css.toggle}>
            <Button tone="secondary" isWide aria-expanded={isNavigating} onClick={() => send({ type: 'navigation.toggled' })}>
              {text('profile.menu')}
              <Icon of={ChevronDown} />
            </Button>
          </div>
          <ul className={css.links}>
            {profileParts.map((other) => (
              <li key={other}>
                {linkTo(other, {
                  className: css.link,
                  onClick: () => send({ type: 'page.chosen' }),
                  'aria-current': other === part ? 'page' : undefined,
                  children: text(`profile.part.${other}`),
                })}
              </li>
            ))}
            <li>
              <Button tone="quiet" onClick={onSignOut}>
                {text('profile.signOut')}
              </Button>
            </li>
          </ul>
        </nav>
        <div className={css.part}>{children}</div>
      </div>
    </Page>
  );
}
