import type { ReactNode } from 'react';
import { useRouterState } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { siteMachine } from '#machines/site/site.machine.ts';
import { siteScreen } from '#machines/site/site.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { AppShell } from '#src/pages/shell/AppShell.tsx';
import { OrderBar } from './OrderBar.tsx';
import { PageFooter } from './PageFooter.tsx';

interface FrameProps {
  readonly site: ActorRefFrom<typeof siteMachine>;
  readonly account: ReactNode;
  readonly cart: ReactNode;
  readonly children: ReactNode;
}

export function Frame({ site, account, cart, children }: FrameProps) {
  const screen = useScreen(site, siteScreen);
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return (
    <AppShell
      order={<OrderBar />}
      account={account}
      cart={cart}
      isOffline={!screen.isOnline}
      isLoading={isLoading}
      isUnderMaintenance={screen.isUnderMaintenance}
      footer={<PageFooter />}
    >
      {children}
    </AppShell>
  );
}
