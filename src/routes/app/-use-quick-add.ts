import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { useAppContext } from '../-shell/use-app-context.ts';

/**
 * Storage key of the presses of this tab that the record of the cart does not have yet, for the page after a full load. Each is a line of the time
 * origin of its page load and its placard.
 */
export const PRESSED_KEY = 'pressed';

/** Returns what adds an item from the menu by one press: the same function while nothing changes. What could not be checked is not added. */
export function useQuickAdd(cafe: OrderCafe | null, soldOut: ReadonlySet<string>): (placard: MenuPlacard) => void {
  const context = useAppContext();
  const navigate = useNavigate();
  return useCallback(
    (placard) => {
      const { tabStorage } = context;
      const press = `${performance.timeOrigin} ${placard.placardId}\n`;
      // The code and the limits are not waited for: the page may end before.
      const presses = () => tabStorage.getItem(PRESSED_KEY) ?? '';
      tabStorage.setItem(PRESSED_KEY, presses() + press);
      void import('./-later.ts')
        .then(({ loadQuickAdd }) => loadQuickAdd())
        .then(
          ({ addFromMenu }) => addFromMenu(context, { cafe, placard, soldOut, navigate }),
          () => context.app.send({ type: 'notice.shown', notice: noticeOf('error', 'shell.partError') }),
        )
        .then(() => tabStorage.setItem(PRESSED_KEY, presses().replace(press, '')));
    },
    [context, cafe, soldOut, navigate],
  );
}
