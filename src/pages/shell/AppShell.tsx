import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { text } from '#src/text/text.ts';
import { Bar } from '#src/ui/Bar.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import * as css from './AppShell.css.ts';

interface AppShellProps {
  /** How, where and when; or the ways to begin. */
  readonly order: ReactNode;
  readonly account: ReactNode;
  readonly cart: ReactNode;
  readonly isOffline: boolean;
  readonly isUnderMaintenance: boolean;
  /** The next page is on its way. */
  readonly isLoading: boolean;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** The frame around every page. */
export function AppShell({ order, account, cart, isOffline, isUnderMaintenance, isLoading, footer, children }: AppShellProps) {
  return (
    <div className={css.shell}>
      <SkipLink to="page">{text('shell.skip')}</SkipLink>
      <Bar
        banner={
          isOffline && (
            <div className={css.offline}>
              <Icon of={TriangleAlert} className={css.offlineIcon} />
              <span>
                <strong>{text('page.offline.heading')}.</strong> {text('shell.offline')}
              </span>
            </div>
          )
        }
        start={
          <Link to="/app/home.html" className={css.logo} aria-label={text('shell.home')}>
            {text('app.name')}
          </Link>
        }
        middle={order}
        end={
          <>
            {account}
            {cart}
          </>
        }
      />
      {isLoading && <div className={css.progress} />}
      {isUnderMaintenance && <Notice tone="warn">{text('shell.maintenance')}</Notice>}
      <main id="page" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <footer className={css.footer}>{footer}</footer>
    </div>
  );
}
