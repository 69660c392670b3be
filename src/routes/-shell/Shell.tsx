import type { ReactNode } from 'react';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { Account } from './Account.tsx';
import { Cart } from './Cart.tsx';
import { CartMessages } from './CartMessages.tsx';
import { Auth } from './Auth.tsx';
import { Frame } from './Frame.tsx';
import { Notices } from './Notices.tsx';
import { Overlays } from './Overlays.tsx';
import { OverPage } from './OverPage.tsx';
import { useAppContext } from './use-app-context.ts';

/** The frame of every page: the order in hand, the cart, overlays. It is drawn with every move of the router; its parts only where theirs changed. */
export function Shell({ children }: { readonly children: ReactNode }): ReactNode {
  const { app } = useAppContext();
  const { site, session, cart, overlays, notices, allergens, remedy, reorder } = useScreen(app, (snapshot) => snapshot.children);
  return (
    <>
      {site && (
        <Frame site={site} account={<Account />} cart={cart && overlays && <Cart cart={cart} overlays={overlays} />}>
          {cart && <CartMessages cart={cart} />}
          {children}
        </Frame>
      )}
      {overlays && <Overlays actor={overlays} />}
      {(reorder ?? remedy ?? allergens) && <OverPage {...{ reorder, remedy, allergens }} />}
      {session && <Auth actor={session} />}
      {notices && <Notices actor={notices} />}
    </>
  );
}
