import type { ReactNode } from 'react';
import type { OrderSetupScreen } from '#machines/order-setup/order-setup.screen.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useIsTrusted } from '../../-shell/use-is-trusted.ts';

/** Only of a member. */
const MemberCafes = lazyExtra(async () => (await import('./member-cafes.tsx')).MemberCafes);

interface EarlierCafesProps {
  readonly screen: OrderSetupScreen;
  /** The cafe of the last order in this browser; null: there is none. */
  readonly children: ReactNode;
}

/** Where the guest has ordered: in this browser, then the other cafes of a member’s orders. */
export function EarlierCafes({ screen, children }: EarlierCafesProps) {
  return (
    <>
      {children}
      {useIsTrusted() && <MemberCafes screen={screen} />}
    </>
  );
}
