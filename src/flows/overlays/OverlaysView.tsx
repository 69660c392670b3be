import type { ReactNode } from 'react';
import type { OverlayId } from '#domain/overlay/overlay.ts';
import type { OverlaysScreen } from '#machines/overlays/overlays.screen.ts';
import type { OverlaysEvent } from '#machines/overlays/overlays.types.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/overlays.ts';
import { text, type TextKey } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Drawer } from '#src/ui/Drawer.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { LoafScene } from '#src/flows/kit/LoafScene.tsx';
import * as css from './Overlays.css.ts';

interface OverlaysViewProps {
  readonly screen: OverlaysScreen;
  readonly send: (event: OverlaysEvent) => void;
  /** What is in the cart, already drawn. */
  readonly cart: ReactNode;
  /** How many items are in it; null: not known yet. */
  readonly cartCount: number | null;
  /** The search of the menu, already drawn. */
  readonly search: ReactNode;
  /** Which items lost their changes, already drawn. */
  readonly lostChanges: ReactNode;
}

type Words = Readonly<Record<'heading' | 'words' | 'close', TextKey>>;
const words: Readonly<Record<Exclude<OverlayId, 'cart-drawer' | 'lost-customizations' | 'menu-search'>, Words>> = {
  'cafe-restricted-access': { heading: 'page.restricted.heading', words: 'page.restricted', close: 'page.seen' },
  'food-prep': { heading: 'page.foodPrep.heading', words: 'page.foodPrep', close: 'page.seen' },
  'prop-65': { heading: 'page.prop65.heading', words: 'page.prop65', close: 'page.seen' },
  'login-unavailable': { heading: 'page.loginUnavailable.heading', words: 'page.loginUnavailable', close: 'shell.close' },
  'site-maintenance': { heading: 'page.maintenance.heading', words: 'page.maintenance', close: 'shell.close' },
  'welcome-beta-modal': { heading: 'page.welcome.heading', words: 'page.welcome', close: 'page.welcome.go' },
};

const CartHeading = ({ count }: { readonly count: number | null }) => (
  <>
    <span className={css.name}>{text('title.cart')}</span>{' '}
    {count !== null && count > 0 && <span className={css.count}>{text('cart.count', { count })}</span>}
  </>
);

/** Overlays over the page; only the top one is drawn. */
export function OverlaysView({ screen, send, cart, cartCount, search, lostChanges }: OverlaysViewProps) {
  if (screen.kind === 'empty') return null;
  const { top } = screen;
  const close = () => send({ type: 'overlay.closed', id: top });
  if (top === 'lost-customizations') return lostChanges;
  if (top === 'cart-drawer') {
    return (
      <Drawer name={top} heading={<CartHeading count={cartCount} />} closeLabel={text('shell.close')} onClose={close}>
        {cart}
      </Drawer>
    );
  }
  if (top === 'menu-search') {
    return (
      <Drawer name={top} heading={text('menu.search')} closeLabel={text('shell.close')} onClose={close}>
        {search}
      </Drawer>
    );
  }
  return (
    <Dialog
      key={top}
      name={top}
      heading={text(words[top].heading)}
      closeLabel={text('shell.close')}
      onClose={close}
      footer={<Button onClick={close}>{text(words[top].close)}</Button>}
    >
      <Stack gap={16}>
        {top === 'site-maintenance' && <LoafScene label={text('page.maintenance.scene')} />}
        <p>{text(words[top].words)}</p>
      </Stack>
    </Dialog>
  );
}
