import type { SnapshotFrom } from 'xstate';
import type { Cents } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutForm } from './checkout.types.ts';

const troubles = ['tipUnsaved', 'unsaved', 'refused', 'declined', 'cardNeeded', 'rescheduled'] as const;
export type CheckoutTrouble = (typeof troubles)[number];

/** While `submitting`, the flow inside is drawn over the form, which keeps what was typed. */
export type CheckoutScreen =
  | { kind: 'pricing' }
  | { kind: 'unpriced' }
  | { kind: 'blocked'; reasonCode: string }
  | {
      kind: 'filling';
      busy: 'savingTip' | 'saving' | 'submitting' | 'rescheduling' | null;
      trouble: CheckoutTrouble | null;
      reasonCode: string | null;
      form: CheckoutForm | null;
      tip: Cents;
      total: Cents;
      at: string | null;
    }
  | { kind: 'finished'; as: 'placed' | 'left' };

export function checkoutScreen(snapshot: SnapshotFrom<typeof checkoutMachine>): CheckoutScreen {
  const { reasonCode, form, tip, total, at } = snapshot.context;
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  if (snapshot.matches('pricing')) return { kind: 'pricing' };
  if (snapshot.matches('unpriced')) return { kind: 'unpriced' };
  if (snapshot.matches('blocked')) return { kind: 'blocked', reasonCode: must(reasonCode, 'reasonCode') };
  const busy = (['savingTip', 'saving', 'submitting', 'rescheduling'] as const).find((state) => snapshot.matches(state)) ?? null;
  const trouble = troubles.find((state) => snapshot.matches({ filling: state })) ?? null;
  return {
    kind: 'filling',
    busy,
    trouble,
    reasonCode: trouble === 'refused' ? reasonCode : null,
    form,
    tip,
    total: must(total, 'total'),
    at,
  };
}
