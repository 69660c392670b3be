import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/confirmation.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyDish } from '#src/ui/EmptyDish.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { focusHeadingIfLost } from '#src/ui/focus-heading.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';

interface NoOrderViewProps {
  /** `unknown`: the server has no order with the number in the address. */
  readonly reason: 'none' | 'unknown' | 'unreachable';
  readonly onRetry: () => void;
  /** What this browser knows of the order that could not be loaded; left out or null: nothing. */
  readonly known?: { readonly number: string; readonly cafe: string; readonly when: string } | null;
  /** Asks who they are; null: a member. */
  readonly onSignIn: (() => void) | null;
}

const words = {
  none: { guest: 'confirmation.none.guest', member: 'confirmation.none.words' },
  unknown: { guest: 'confirmation.unknown.guest', member: 'confirmation.unknown.words' },
} as const;

/** In place of an order: why there is none to show, and where to go. */
export function NoOrderView({ reason, onRetry, known = null, onSignIn }: NoOrderViewProps) {
  // What comes in its place takes the focus of its buttons.
  useEffect(() => focusHeadingIfLost, []);
  if (reason === 'unreachable') {
    return (
      <Page
        heading={text(known ? 'confirmation.order' : 'confirmation.title')}
        lead={known ? text('confirmation.known', known) : undefined}
      >
        <LiveRegion isUrgent>
          <Notice tone="bad" action={{ label: text('page.error.retry'), onAct: onRetry }}>
            {text(known ? 'confirmation.unreachable.rest' : 'confirmation.unreachable')}
          </Notice>
        </LiveRegion>
      </Page>
    );
  }
  // It may be another one of theirs.
  const isListed = reason === 'unknown' && onSignIn === null;
  return (
    <Page heading={null} width="columns">
      <EmptyState
        level="h1"
        picture={<EmptyDish label={text('confirmation.canceled.scene')} beside="spoon" />}
        heading={text('confirmation.none')}
        action={
          <>
            {onSignIn && <Button onClick={onSignIn}>{text('confirmation.signIn')}</Button>}
            {isListed && (
              <Link to="/app/recent-orders.html" className={buttonClass()}>
                {text('confirmation.unknown.orders')}
              </Link>
            )}
            <Link to="/app/menu.html" className={buttonClass({ tone: onSignIn || isListed ? 'secondary' : 'primary' })}>
              {text('cart.empty.go')}
            </Link>
          </>
        }
      >
        {text(words[reason][onSignIn ? 'guest' : 'member'])}
      </EmptyState>
    </Page>
  );
}
