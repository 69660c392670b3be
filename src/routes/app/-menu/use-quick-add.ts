import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';

/** Presses whose code did not come, by what they add: one more of the same is a retry. */
const missed = new Map<string, () => Promise<void>>();
/** Adds what was pressed where its code did not come. */
export const pressAgain = () => missed.forEach((press) => void press());

/** Returns what adds an item from the menu by one press, and resolves once that is over: the same function while nothing changes. What could not be checked is not added. */
export function useQuickAdd(cafe: OrderCafe | null, soldOut: ReadonlySet<string>): (placard: MenuPlacard) => Promise<void> {
  const context = useAppContext();
  const navigate = useNavigate();
  return useCallback(
    function press(placard) {
      missed.delete(placard.placardId);
      return import('./later.ts')
        .then(({ loadPressCard }) => loadPressCard())
        .then(
          ({ pressCard }) => pressCard(context, { cafe, placard, soldOut, navigate }),
          () => {
            missed.set(placard.placardId, () => press(placard));
            window.addEventListener('online', pressAgain);
            context.app.send({ type: 'notice.shown', notice: noticeOf('error', navigator.onLine ? 'shell.partError' : 'shell.notSaved') });
          },
        );
    },
    [context, cafe, soldOut, navigate],
  );
}
