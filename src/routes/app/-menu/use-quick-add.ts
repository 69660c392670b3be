import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';

/** Returns what adds an item from the menu by one press, and resolves once that is over: the same function while nothing changes. What could not be checked is not added. */
export function useQuickAdd(cafe: OrderCafe | null, soldOut: ReadonlySet<string>): (placard: MenuPlacard) => Promise<void> {
  const context = useAppContext();
  const navigate = useNavigate();
  return useCallback(
    (placard) =>
      import('./later.ts')
        .then(({ pressCard }) => pressCard(context, { cafe, placard, soldOut, navigate }))
        .catch(() => context.app.send({ type: 'notice.shown', notice: noticeOf('error', 'shell.partError') })),
    [context, cafe, soldOut, navigate],
  );
}
