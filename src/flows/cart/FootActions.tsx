import type { ReactNode } from 'react';
import { StickyActions } from '#src/ui/StickyActions.tsx';
import { useIsDesk } from '#src/ui/useIsDesk.ts';

interface FootActionsProps {
  /** Beside the first way in the bar of a phone. Default: nothing. */
  readonly fact?: ReactNode;
  /** The first way on: at the foot of a phone. */
  readonly first: ReactNode;
  /** Default: nothing. */
  readonly second?: ReactNode;
  readonly isDrawer: boolean;
}

/** The ways on from a cart, in one order for the eye and for the keyboard. */
export function FootActions({ fact, first, second, isDrawer }: FootActionsProps) {
  const isBelow = useIsDesk() || isDrawer;
  return (
    <>
      {!isBelow && second}
      {isDrawer ? (
        first
      ) : (
        <StickyActions>
          {fact}
          {first}
        </StickyActions>
      )}
      {isBelow && second}
    </>
  );
}
