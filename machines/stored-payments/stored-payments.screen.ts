import type { SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { storedPaymentsMachine } from './stored-payments.machine.ts';
import type { StoredNews, StoredPaymentsContext, StoredTarget } from './stored-payments.types.ts';

const troubles = ['assigned', 'refused', 'unreachable'] as const;
type DeletionTrouble = (typeof troubles)[number];

export type StoredPaymentsScreen =
  | { kind: 'listing'; news: StoredNews | null; isGone: boolean }
  /** The flow inside is drawn in the place of the row that is changed, or under the list. */
  | { kind: 'entering'; entry: NonNullable<StoredPaymentsContext['entry']> }
  /** The flow inside is drawn under the other ways to pay. */
  | { kind: 'connecting' }
  | { kind: 'asking'; target: StoredTarget; trouble: DeletionTrouble | null; reasonCode: string | null; isDeleting: boolean };

export function storedPaymentsScreen(snapshot: SnapshotFrom<typeof storedPaymentsMachine>): StoredPaymentsScreen {
  const { entry, target, news, reasonCode } = snapshot.context;
  if (snapshot.matches('entering')) return { kind: 'entering', entry: must(entry, 'entry') };
  if (snapshot.matches('connecting')) return { kind: 'connecting' };
  if (snapshot.matches('listing')) return { kind: 'listing', news, isGone: snapshot.matches({ listing: 'gone' }) };
  const trouble = troubles.find((asking) => snapshot.matches({ asking })) ?? null;
  return {
    kind: 'asking',
    target: must(target, 'target'),
    trouble,
    reasonCode: trouble === 'refused' ? reasonCode : null,
    isDeleting: snapshot.matches('deleting'),
  };
}
