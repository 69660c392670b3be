import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';

/** The last press, where its code did not come. */
let missed: (() => Promise<void>) | null = null;
/** Adds what was pressed last where its code did not come. */
export const pressAgain = () => void missed?.();

/** Returns what adds an item from the menu by one press, and resolves once that is over: the same function while nothing changes. What could not be checked is not added. */
export function useQuickAdd(cafe: OrderCafe | null, soldOut: ReadonlySet<string>): (placard: MenuPlacard) => Promise<void> {
  const context = useAppContext();
  const navigate = useNavigate();
  return useCallback(
    function press(placard) {
      missed = null;
      return import('./later.ts')
        .then(({ loadPressCard }) => loadPressCard())
        .then(
          ({ pressCard }) => pressCard(context, { cafe, placard, soldOut, navigate }),
          () => {
            missed = () => press(placard);
            context.app.send({ type: 'notice.shown', notice: noticeOf('error', 'shell.partError') });
          },
        );
    },
    [context, cafe, soldOut, navigate],
  );
}
