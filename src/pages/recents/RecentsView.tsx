import type { ReactNode } from 'react';
import type { FavoriteOrder, PastOrder } from '#domain/order/past-order.ts';
import { PastOrderRows, type PastOrderFacts } from '#src/flows/kit/PastOrderRows.tsx';
import { PastOrders } from '#src/flows/kit/PastOrders.tsx';
import { Waiting } from '#src/flows/kit/Waiting.tsx';
import '#src/text/lazy/recents.ts';
import { text } from '#src/text/text.ts';
import { RowBlocks } from '#src/ui/Blocks.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyDish } from '#src/ui/EmptyDish.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import * as css from './Recents.css.ts';

/** The visitor, and the orders known for them. */
export type RecentsState =
  /** `untrusted`: a member whose session does not show anything of them (SESSION-17). */
  | { readonly kind: 'guest' | 'untrusted'; readonly onSignIn: () => void }
  | { readonly kind: 'waiting' | 'failed'; readonly onRetry: () => void }
  | { readonly kind: 'known'; readonly recents: readonly PastOrder[]; readonly favorites: readonly FavoriteOrder[] };

interface RecentsViewProps extends PastOrderFacts {
  readonly state: RecentsState;
  /** The way to all orders, in the account. */
  readonly linkToAll: ReactNode;
}

/** Recent and favorite orders of a member, each with a button to order it again (ROUTES-12). */
export function RecentsView({ state, linkToAll, ...facts }: RecentsViewProps) {
  useKeptFocus(state.kind);
  switch (state.kind) {
    case 'guest':
    case 'untrusted':
      return (
        <Page heading={null} width="wide">
          <EmptyState
            level="h1"
            picture={<EmptyDish label={text('recents.scene')} beside="spoon" />}
            heading={text('recents.heading')}
            action={<Button onClick={state.onSignIn}>{text('recents.signIn')}</Button>}
          >
            {text(`recents.${state.kind}`)}
          </EmptyState>
        </Page>
      );
    case 'waiting':
      return (
        <Page heading={text('recents.heading')} width="wide">
          <Waiting isPage label={text('recents.loading')} onRetry={state.onRetry}>
            <RowBlocks count={4} />
          </Waiting>
        </Page>
      );
    case 'failed':
      return (
        <Page heading={text('recents.heading')}>
          <LiveRegion isUrgent>
            <Notice tone="bad" action={{ label: text('recents.retry'), onAct: state.onRetry }}>
              {text('recents.failed')}
            </Notice>
          </LiveRegion>
        </Page>
      );
    case 'known':
      return (
        <Page heading={text('recents.heading')} width="wide">
          <div className={css.lists}>
            {state.favorites.length > 0 && (
              <section className={css.list} aria-labelledby="recents-favorites">
                <h2 id="recents-favorites">{text('recents.favorites')}</h2>
                <PastOrderRows orders={state.favorites} level="h3" {...facts} />
              </section>
            )}
            {(state.recents.length > 0 || state.favorites.length === 0) && (
              <PastOrders orders={state.recents} heading={text('recents.recent')} {...facts} />
            )}
            {state.recents.length > 0 && <div>{linkToAll}</div>}
          </div>
        </Page>
      );
  }
}
