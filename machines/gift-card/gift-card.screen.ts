import type { SnapshotFrom } from 'xstate';
import type { giftCardMachine } from './gift-card.machine.ts';
import type { GiftCardOutput } from './gift-card.types.ts';

const troubles = ['unknown', 'empty', 'known', 'disabled', 'unproven', 'unreachable'] as const;
export type GiftCardTrouble = (typeof troubles)[number];

const calls = ['proving', 'inquiring', 'saving'] as const;
type GiftCardCall = (typeof calls)[number];

export type GiftCardScreen =
  | { kind: 'opening' }
  /** `lastFour`: of the card whose PIN alone is entered; null: a card is typed. */
  | { kind: 'filling'; trouble: GiftCardTrouble | null; busy: GiftCardCall | null; canSave: boolean; lastFour: string | null }
  | { kind: 'blocked' }
  | { kind: 'finished'; as: GiftCardOutput['kind'] };

export function giftCardScreen(snapshot: SnapshotFrom<typeof giftCardMachine>): GiftCardScreen {
  const { output, context } = snapshot;
  if (output !== undefined) return { kind: 'finished', as: output.kind };
  if (snapshot.matches('opening')) return { kind: 'opening' };
  if (snapshot.matches('blocked')) return { kind: 'blocked' };
  return {
    kind: 'filling',
    trouble: troubles.find((state) => snapshot.matches({ filling: state })) ?? null,
    busy: calls.find((state) => snapshot.matches(state)) ?? null,
    canSave: context.canSave,
    lastFour: context.pinOf?.lastFour ?? null,
  };
}
